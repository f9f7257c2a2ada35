// E-mail through an operator's mail server.
import type { Carrier } from './carrier.ts';

const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 } as const;

interface MailServer {
  readonly url: string;
  /** "Foyer <no-reply@example.com>" */
  readonly from: string;
}

const domainOf = (from: string): string => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';

/** The server knows this address and will not take mail for it; every other fault may pass. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};

/** Sends plain text, each message under an id of its own that a repetition keeps. */
export const mailBySmtp = async ({ url, from }: MailServer): Promise<Carrier> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const domain = domainOf(from);
  return {
    carry: async ({ id, to, subject, body }) => {
      try {
        await transport.sendMail({
          from,
          // An object is always one address, whatever its text holds.
          to: { name: '', address: to },
          subject,
          text: body,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return 'taken';
      } catch (error) {
        return isRefusal(error) ? 'refused' : 'failed';
      }
    },
  };
};
