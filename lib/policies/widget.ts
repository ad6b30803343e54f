/** The external policy widget: Termly's viewer in a frame. docs/decisions/010-policy-widget.md says why in a frame. */
import type { PolicyName } from '@/lib/policies/read-policy';
import { ROUTES } from '@/lib/routes';

/** The one host that the two pages may show a frame of. */
export const WIDGET_ORIGIN = 'https://app.termly.io';

const PLACE: Readonly<Record<PolicyName, number>> = { privacyPolicy: 0, cookiePolicy: 1 };

/**
 * The address of a policy's widget; undefined where none is configured.
 * @param widgetId `POLICY_WIDGET_ID`: one id for both policies, or the privacy policy's and the cookie policy's with a
 *   comma between
 */
export function widgetAddress(name: PolicyName, widgetId: string | undefined): string | undefined {
  const ids = widgetId?.split(',').map((id) => id.trim()) ?? [];
  const id = ids[PLACE[name]] ?? ids[0];
  return id ? `${WIDGET_ORIGIN}/policy-viewer/policy.html?policyUUID=${encodeURIComponent(id)}` : undefined;
}

/** The hosts whose frames the page at an address may show. */
export function framesAllowedOn(pathname: string, widgetId: string | undefined): readonly string[] {
  const names = Object.keys(PLACE) as PolicyName[];
  return names.some((name) => ROUTES[name].path === pathname && widgetAddress(name, widgetId) !== undefined)
    ? [WIDGET_ORIGIN]
    : [];
}
