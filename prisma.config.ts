import { defineConfig } from 'prisma/config';

/**
 * For Prisma's own command line. Chandra opens the database in lib/db and never reads this; the address is here so that
 * whoever has Prisma's native schema engine can run `prisma migrate` and `prisma studio` against the same database.
 */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
