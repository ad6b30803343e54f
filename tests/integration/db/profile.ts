import { randomUUID } from 'node:crypto';
import type { Prisma } from '@/lib/db/generated/client';

/** A profile as the routes write it; its instant has milliseconds and its owner is new each time. */
export function exampleProfile(changes: Partial<Prisma.ProfileCreateInput> = {}): Prisma.ProfileCreateInput {
  const written = new Date('2026-11-21T06:00:00.123Z');
  return {
    id: randomUUID(),
    visitorId: randomUUID(),
    name: 'अनुराधा Ñandú 李',
    dateOfBirth: '1990-05-15',
    timeOfBirth: '10:30',
    timeKnown: true,
    placeOfBirth: 'Mumbai, Maharashtra, India',
    latitude: 19.07283,
    longitude: 72.88261,
    timezone: 'Asia/Kolkata',
    createdAt: written,
    updatedAt: written,
    ...changes,
  };
}
