// Receivers that the platform itself tells of events: one request each, made by a pure function.
import type { S2sInfo, TrackedFields } from '@foyer/contract/tracked-events';

/** An event, and how a receiver may know the person. */
export interface TrackerEvent {
  readonly name: string;
  readonly fields: TrackedFields;
  readonly at: Date;
  /** TK-03: of the operator's app; empty in a browser. */
  readonly s2s: S2sInfo;
  /** SN-07: ids of advertisers by their names in the pixel-tracking object. */
  readonly marks: Readonly<Record<string, string>>;
}

export interface TrackerRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Without a body the request is a GET. */
  readonly body?: string;
}

/** The request that tells of an event, or why this receiver does not get it. */
export type Told = TrackerRequest | { readonly held: string };
export type Tracker = (event: TrackerEvent) => Told;

/** Receivers that work on servers, as the operator sets them up. */
export type TrackerAccount =
  | { readonly vendor: 'appsflyer'; readonly key: string; readonly api: string | null }
  | {
      readonly vendor: 'adjust';
      readonly key: string;
      readonly api: string | null;
      readonly environment: 'production' | 'sandbox';
      /** Adjust's token of each event, by our name; an event without one is not sent. */
      readonly events: Readonly<Record<string, string>>;
    }
  | { readonly vendor: 'postback'; readonly address: string };

const TIMEOUT_MS = 5000;

/** Sends one event. Redirects are not followed: it goes to the receiver alone. */
export async function sendToTracker({ address, headers, body }: TrackerRequest): Promise<'sent' | 'failed'> {
  try {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
