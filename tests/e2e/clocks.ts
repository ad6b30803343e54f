/** The clocks of the two servers. In India it is Saturday, 21 November 2026 by both. */
export const SERVED_DATE = 'Saturday, 21 November 2026';

export interface ServerClock {
  /** Environment variable that names the server's address to the workers. */
  readonly variable: string;
  readonly instant: string;
  /** Given to the server as its public address, which no build knew of. */
  readonly siteUrl: string;
}

/** 17:30 in India, 01:00 on Sunday in Auckland. */
export const EVENING: ServerClock = {
  variable: 'BASE_URL',
  instant: '2026-11-21T12:00:00Z',
  siteUrl: 'https://evening.chandra.example',
};

/** 08:30 in India, 17:00 on Friday in Honolulu. */
export const MORNING: ServerClock = {
  variable: 'BASE_URL_MORNING',
  instant: '2026-11-21T03:00:00Z',
  siteUrl: 'https://morning.chandra.example',
};

/** The environment variable that names the data folder of the server which `variable` names. */
export const dataVariable = (variable: string) => `${variable}_DATA`;
