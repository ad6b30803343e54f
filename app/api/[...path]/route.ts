import { refuseUnknownAddress } from '@/lib/http/refuse-unknown-address';

/** Every address under /api that no other route takes. */
export const GET = refuseUnknownAddress;
export const HEAD = refuseUnknownAddress;
export const POST = refuseUnknownAddress;
export const PUT = refuseUnknownAddress;
export const PATCH = refuseUnknownAddress;
export const DELETE = refuseUnknownAddress;
export const OPTIONS = refuseUnknownAddress;
