const MINUTE_MS = 60_000;

/** A time as an input of type `datetime-local` has it: in the time zone of the browser, `2026-11-29T14:30`. */
export const toLocalTime = (ms: number): string => {
  const offsetMs = new Date(ms).getTimezoneOffset() * MINUTE_MS;
  return new Date(ms - offsetMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
};

/** What an input of type `datetime-local` has, as ISO 8601 of UTC. */
export const fromLocalTime = (text: string): string => new Date(text).toISOString();
