import cookiePolicy from '@/content/policies/cookie-policy.json' with { type: 'json' };
import privacyPolicy from '@/content/policies/privacy-policy.json' with { type: 'json' };
import { type Env, readEnv } from '@/lib/env';
import { type Policy, type PolicyText, policyFor, type Setting } from '@/lib/policies/policy';

const TEXTS = { privacyPolicy, cookiePolicy } as Record<PolicyName, PolicyText>;

/** The two policies, by the names of their pages in lib/routes.ts. */
export type PolicyName = 'privacyPolicy' | 'cookiePolicy';

type PolicyEnv = Pick<
  Env,
  'POLICY_WIDGET_ID' | 'RESEND_API_KEY' | 'GEOCODER_URL' | 'PROFILE_LIST' | 'DATABASE_URL'
>;

/** The policy that describes a site with this environment. */
export function readPolicy(name: PolicyName, env: PolicyEnv = readEnv()): Policy {
  const settings: Record<Setting, boolean> = {
    widget: env.POLICY_WIDGET_ID !== undefined,
    resend: env.RESEND_API_KEY !== undefined,
    geocoder: env.GEOCODER_URL !== undefined,
    sharedProfiles: env.PROFILE_LIST === 'shared',
    postgresql: env.DATABASE_URL !== undefined,
  };
  const holding = (Object.keys(settings) as Setting[]).filter((setting) => settings[setting]);
  return policyFor(TEXTS[name], new Set(holding));
}
