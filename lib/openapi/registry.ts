/** Every operation of the API. A test holds this list and the routes under app/api to each other. */
import { getHealth } from '@/lib/health/operations';
import { getNakshatraHoroscopes } from '@/lib/horoscopes/operations';
import type { Operation } from '@/lib/http/operation';
import { getOpenApi } from '@/lib/openapi/operations';
import { createUser, deleteUser, getUser, listUsers, updateUser } from '@/lib/profiles/operations';

export const OPERATIONS: readonly Operation[] = [
  listUsers,
  createUser,
  getUser,
  updateUser,
  deleteUser,
  getNakshatraHoroscopes,
  getHealth,
  getOpenApi,
];
