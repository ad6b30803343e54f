import { describe, expect, it } from '@jest/globals';
import { type PolicyText, policyFor } from '@/lib/policies/policy';
import { readPolicy } from '@/lib/policies/read-policy';
import { framesAllowedOn, widgetAddress } from '@/lib/policies/widget';

const TEXT: PolicyText = {
  changedOn: '2026-11-21',
  lead: 'Lead',
  sections: [
    {
      title: 'One',
      paragraphs: ['always', { when: 'resend', text: 'by Resend' }, { unless: 'resend', text: 'by nobody' }],
      items: [
        { name: 'a', text: 'always' },
        { name: 'b', text: 'shared', when: 'sharedProfiles' },
      ],
      closing: [{ when: 'widget', text: 'framed' }],
    },
  ],
};

describe('policyFor', () => {
  it('says what holds without any setting', () => {
    const [section] = policyFor(TEXT, new Set()).sections;
    expect(section?.paragraphs).toEqual(['always', 'by nobody']);
    expect(section?.items.map(({ name }) => name)).toEqual(['a']);
    expect(section?.closing).toEqual([]);
  });

  it('says what the settings bring', () => {
    const [section] = policyFor(TEXT, new Set(['resend', 'sharedProfiles', 'widget'])).sections;
    expect(section?.paragraphs).toEqual(['always', 'by Resend']);
    expect(section?.items.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(section?.closing).toEqual(['framed']);
  });
});

const UNSET = {
  POLICY_WIDGET_ID: undefined,
  RESEND_API_KEY: undefined,
  GEOCODER_URL: undefined,
  PROFILE_LIST: undefined,
  DATABASE_URL: undefined,
};
const saidBy = (env: Parameters<typeof readPolicy>[1]) => JSON.stringify(readPolicy('privacyPolicy', env));

describe('the privacy policy', () => {
  it.each([
    [{ RESEND_API_KEY: 're_1' }, 'resend.com', 'go no further'],
    [{ GEOCODER_URL: 'https://geo.example' }, 'an outside service', 'Nothing of it is sent elsewhere'],
    [{ PROFILE_LIST: 'shared' }, 'one shared list', 'cannot be guessed'],
    [{ DATABASE_URL: 'postgresql://db' }, 'kept in the database', 'never written down'],
  ] as const)('follows %j', (set, said, unsaid) => {
    const configured = saidBy({ ...UNSET, ...set });
    expect(configured).toContain(said);
    expect(configured).not.toContain(unsaid);
    const plain = saidBy(UNSET);
    expect(plain).toContain(unsaid);
    expect(plain).not.toContain(said);
  });

  it('names the widget’s host only where there is a widget', () => {
    expect(saidBy(UNSET)).not.toContain('termly');
    expect(saidBy({ ...UNSET, POLICY_WIDGET_ID: 'x' })).toContain('app.termly.io');
  });
});

describe('the widget', () => {
  const viewer = 'https://app.termly.io/policy-viewer/policy.html?policyUUID=';

  it('is the same for both policies, or each has its own', () => {
    expect(widgetAddress('privacyPolicy', 'a-1')).toBe(`${viewer}a-1`);
    expect(widgetAddress('cookiePolicy', 'a-1')).toBe(`${viewer}a-1`);
    expect(widgetAddress('privacyPolicy', 'a-1, b-2')).toBe(`${viewer}a-1`);
    expect(widgetAddress('cookiePolicy', 'a-1, b-2')).toBe(`${viewer}b-2`);
  });

  it('is nowhere without an id, and an id cannot change the address', () => {
    expect(widgetAddress('privacyPolicy', undefined)).toBeUndefined();
    expect(widgetAddress('privacyPolicy', ',')).toBeUndefined();
    expect(widgetAddress('privacyPolicy', 'a&b=c/"')).toBe(`${viewer}a%26b%3Dc%2F%22`);
  });

  it('is admitted on the two pages alone', () => {
    for (const path of ['/privacy-policy', '/cookie-policy'])
      expect(framesAllowedOn(path, 'a-1')).toEqual(['https://app.termly.io']);
    for (const path of ['/', '/privacy-policy/x', '/home']) expect(framesAllowedOn(path, 'a-1')).toEqual([]);
    expect(framesAllowedOn('/privacy-policy', undefined)).toEqual([]);
  });
});
