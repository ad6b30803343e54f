import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { OpenDatabase } from '@/lib/db/client';

/** What the two engines have in common: how Prisma speaks to them, how to migrate them, how to stop. */
export interface DatabaseEngine extends Pick<OpenDatabase, 'migrating' | 'close'> {
  readonly name: OpenDatabase['engine'];
  readonly adapter: SqlDriverAdapterFactory;
}
