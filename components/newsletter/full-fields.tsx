import { DEFAULT_SEND_TIME, MAIL_KINDS, SEND_TIMES } from '@/components/newsletter/choices';
import { OwnZone } from '@/components/newsletter/own-zone';
import { StarChecklist } from '@/components/newsletter/star-checklist';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { NAKSHATRAS, type NakshatraName } from '@/lib/astrology/nakshatras';

/** The full form's fields, named as the call names them. The browser keeps their values; nothing here does. */
export function FullFields({ ticked }: { ticked: readonly NakshatraName[] }) {
  return (
    <>
      <div className="address">
        <Field label="Email address" required>
          {(control) => <Input {...control} type="email" name="email" autoComplete="email" />}
        </Field>
        <Field label="Name (optional)">
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
      </div>
      <fieldset className="kinds">
        <legend>What you would like to get</legend>
        {MAIL_KINDS.map(({ name, label, about }) => (
          <Checkbox key={name} name={name} defaultChecked>
            {label}
            <small>{about}</small>
          </Checkbox>
        ))}
      </fieldset>
      <Field label="Preferred time" hint={<OwnZone />} className="time">
        {(control) => (
          <Select {...control} name="preferredSendTime" defaultValue={DEFAULT_SEND_TIME}>
            {SEND_TIMES.map((time) => (
              <option key={time} value={time}>
                {time === DEFAULT_SEND_TIME ? `${time} (Recommended)` : time}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <StarChecklist initialCount={ticked.length}>
        {NAKSHATRAS.map(({ name, altNames: [regionalName] }) => (
          <Checkbox key={name} name="preferredNakshatras" value={name} defaultChecked={ticked.includes(name)}>
            {name} <small>{regionalName}</small>
          </Checkbox>
        ))}
      </StarChecklist>
    </>
  );
}
