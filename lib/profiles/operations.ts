/** The calls on kept births. The API names them users, as its callers do. */
import { z } from 'zod';
import { defineOperation } from '@/lib/http/operation';
import {
  listedUserSchema,
  newProfileSchema,
  profilePatchSchema,
  profileRemovalSchema,
  userIdSchema,
  userSchema,
} from '@/lib/profiles/contract';

const exampleId = '3f0c2a51-8d0e-4c3e-9a57-0f6f2f3b7f10';

const exampleBirth = {
  name: 'Meera',
  dateOfBirth: '2020-01-01',
  timeOfBirth: '12:00',
  placeOfBirth: 'Chennai, Tamil Nadu, India',
  latitude: 13.0827,
  longitude: 80.2707,
};

const exampleListed = {
  id: exampleId,
  ...exampleBirth,
  timeKnown: true,
  timezone: 'Asia/Kolkata',
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
};

const exampleUser = { ...exampleListed, chartData: null };

const staleError = { 409: 'The profile has changed since it was read; `current` is how it is now.' };

export const listUsers = defineOperation({
  id: 'listUsers',
  method: 'GET',
  path: '/api/users',
  tag: 'Profiles',
  summary: 'The visitor’s own profiles, oldest first',
  answers: { 200: { description: 'The profiles, without their charts.', schema: z.array(listedUserSchema) } },
  example: { answer: [exampleListed] },
});

export const createUser = defineOperation({
  id: 'createUser',
  method: 'POST',
  path: '/api/users',
  tag: 'Profiles',
  summary: 'Keep a birth',
  body: newProfileSchema,
  answers: { 201: { description: 'The profile, which the visitor’s cookie owns.', schema: userSchema } },
  example: { body: exampleBirth, answer: exampleUser },
});

export const getUser = defineOperation({
  id: 'getUser',
  method: 'GET',
  path: '/api/users/{id}',
  tag: 'Profiles',
  summary: 'A profile with its chart; whoever knows the id may read it',
  params: userIdSchema,
  answers: { 200: { description: 'The profile.', schema: userSchema } },
  example: { params: { id: exampleId }, answer: exampleUser },
});

export const updateUser = defineOperation({
  id: 'updateUser',
  method: 'PATCH',
  path: '/api/users/{id}',
  tag: 'Profiles',
  summary: 'Change some fields of an own profile; a change of birth data empties its chart',
  params: userIdSchema,
  body: profilePatchSchema,
  emptyBody: true,
  answers: { 200: { description: 'The profile as it is now.', schema: userSchema } },
  errors: staleError,
  example: {
    params: { id: exampleId },
    body: { name: 'Meera Iyer', updatedAt: exampleUser.updatedAt },
    answer: { ...exampleUser, name: 'Meera Iyer', updatedAt: '2026-11-21T06:05:00.000Z' },
  },
});

export const deleteUser = defineOperation({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/api/users/{id}',
  tag: 'Profiles',
  summary: 'Remove an own profile',
  params: userIdSchema,
  body: profileRemovalSchema,
  emptyBody: true,
  answers: { 204: { description: 'It is gone.' } },
  errors: staleError,
  example: { params: { id: exampleId }, body: { updatedAt: exampleUser.updatedAt } },
});
