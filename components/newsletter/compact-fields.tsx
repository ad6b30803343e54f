import { DEFAULT_SEND_TIME, MAIL_KINDS } from '@/components/newsletter/choices';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { NakshatraName } from '@/lib/astrology/nakshatras';

/** The compact form's one field; what the full form would ask goes along at its defaults. */
export function CompactFields({ ticked }: { ticked: readonly NakshatraName[] }) {
  return (
    <>
      <Field label="Email address" required>
        {(control) => <Input {...control} type="email" name="email" autoComplete="email" />}
      </Field>
      {MAIL_KINDS.map(({ name }) => (
        <input key={name} type="hidden" name={name} value="on" />
      ))}
      {ticked.map((name) => (
        <input key={name} type="hidden" name="preferredNakshatras" value={name} />
      ))}
      <input type="hidden" name="preferredSendTime" value={DEFAULT_SEND_TIME} />
    </>
  );
}
