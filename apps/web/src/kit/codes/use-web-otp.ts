// Reads the code from an incoming text message (WebOTP) while the code field is on the page.
import { useEffect } from 'react';
import { useLatest } from '../../shell/flow/use-latest.ts';
import { messageCode } from './message-code.ts';

/** Waits for the code while `waiting` says that a message is on its way. Leaving the field stops the wait. */
export function useWebOtp(waiting: boolean, arrived: (code: string) => void): void {
  const latest = useLatest(arrived);
  useEffect(() => {
    if (!waiting) return;
    const leaving = new AbortController();
    void messageCode(window, leaving.signal).then((code) => {
      if (code !== null) latest.current(code);
    });
    return () => leaving.abort();
  }, [waiting, latest]);
}
