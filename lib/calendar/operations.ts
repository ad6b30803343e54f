import { z } from 'zod';
import { calendarKeepsSeconds } from '@/lib/calendar/get-calendar';
import { defineOperation } from '@/lib/http/operation';

export const CALENDAR_TYPE = 'text/calendar';

const exampleCalendar = `${[
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Chandra//Calendar of a birth star//EN',
  'CALSCALE:GREGORIAN',
  'NAME:Chandra: Rohini',
  'BEGIN:VEVENT',
  'UID:rohini.revati.2026-11-21@chandra',
  'DTSTAMP:20261121T000000Z',
  'SEQUENCE:0',
  'DTSTART:20261121T012035Z',
  'DTEND:20261122T000925Z',
  'SUMMARY:Moon in Revati: finish and rest',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')}\r\n`;

export const getStarCalendarFile = defineOperation({
  id: 'getStarCalendar',
  method: 'GET',
  path: '/api/calendar/{star}.ics',
  tag: 'Horoscopes',
  summary: 'The Moon’s way as it stands to a birth star, for a calendar to subscribe to',
  params: z.object({
    star: z.string().meta({ description: 'The star’s slug: lower case, hyphens for spaces.' }),
  }),
  publicForSeconds: calendarKeepsSeconds,
  answers: {
    200: {
      description:
        'iCalendar (RFC 5545), 90 days from today in India: each star that the Moon passes, as the tara it is to the birth star, and chandrashtama, from its exact beginning to its end in UTC.',
      schema: z.string(),
      contentType: CALENDAR_TYPE,
    },
  },
  example: { params: { star: 'rohini' }, answer: exampleCalendar },
});
