// The report for support: what shows where a fault lies, without what a person is called, typed or owns.
import type { TimedRequest } from './last-calls.ts';

export interface ReportSource {
  /** Of the failure that the page shows, where it shows one. */
  readonly reference: string | null;
  readonly merchant: string;
  readonly language: string;
  /** Address of the page. */
  readonly address: string;
  readonly userAgent: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly isOnline: boolean;
  /** Kind of the link, where the browser tells. */
  readonly link: string | null;
  /** Moments in milliseconds since 1970. */
  readonly now: number;
  readonly pageBegan: number;
  /** The last ones to the back end, oldest first. */
  readonly calls: readonly TimedRequest[];
}

const MOST_AGENT = 200;
const MOST_PATH = 60;
const timeOf = (moment: number): string => new Date(moment).toISOString().slice(11, 19);

/** A part of a path with many digits, or a long one, may name a person or an order. */
const isTelling = (part: string): boolean => part.length > 32 || (part.match(/\d/g) ?? []).length > 3;

/** The path without its query, and without parts that may name somebody. */
const barePath = (address: string): string =>
  new URL(address).pathname
    .split('/')
    .map((part) => (isTelling(part) ? '*' : part))
    .join('/')
    .slice(0, MOST_PATH);

const statusOf = ({ responseStatus }: TimedRequest): string =>
  responseStatus === undefined ? '' : responseStatus === 0 ? ' no answer' : ` ${responseStatus}`;

/** Writes the report, in English: support reads it, in whatever language the page is. */
export function supportReport(source: ReportSource): string {
  const { reference, merchant, language, address, userAgent, width, height, pixelRatio, isOnline, link, now, calls } =
    source;
  return [
    ...(reference === null ? [] : [`Reference: ${reference}`]),
    `Time: ${new Date(now).toISOString()}`,
    `Line: ${new URL(address).host}, ${merchant}`,
    `Page: ${barePath(address)}, ${language}`,
    `Device: ${userAgent.slice(0, MOST_AGENT)}`,
    `Screen: ${width}×${height} @${pixelRatio}`,
    `Link: ${isOnline ? 'online' : 'offline'}${link === null ? '' : `, ${link}`}`,
    `Last calls: ${calls.length === 0 ? 'none' : ''}`.trimEnd(),
    ...calls.map(
      (call) =>
        `${timeOf(source.pageBegan + call.startTime)} ${barePath(call.name)}${statusOf(call)} ${Math.round(call.duration)} ms`,
    ),
  ].join('\n');
}
