import { LazyDemo } from '@/components/design/lazy-demo';
import { Section, Specimen } from '@/components/design/section';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';

const TIMES = ['06:00', '07:00', '08:00 (Recommended)', '09:00'];

const timeOptions = TIMES.map((time) => <option key={time}>{time}</option>);

export function Fields() {
  return (
    <Section
      id="fields"
      title="Fields"
      note="A name over each, a hint under it, and what is wrong in words. Lists and boxes are the browser’s own: they work without script and open as each device opens them."
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Field label="Name" hint="As you would like to be greeted.">
          {(control) => <Input {...control} placeholder="Your name" autoComplete="off" />}
        </Field>
        <Field label="E-mail" required error="This is not an address yet: the part after @ is missing.">
          {(control) => <Input {...control} type="email" defaultValue="meera@" autoComplete="off" />}
        </Field>
        <Field label="Birth date">{(control) => <Input {...control} type="date" />}</Field>
        <Field label="Place of birth" hint="Fixed once a chart has been made.">
          {(control) => <Input {...control} disabled defaultValue="Chennai, Tamil Nadu" />}
        </Field>
        <Field label="Long text">
          {(control) => (
            <Input
              {...control}
              defaultValue="Thiruvananthapuram, capital of Kerala, on the south-western coast of India"
            />
          )}
        </Field>
        <Field label="देवनागरी">
          {(control) => <Input {...control} lang="sa" defaultValue="अश्विनी भरणी कृत्तिका रोहिणी" />}
        </Field>
        <Field label="Send time">
          {(control) => (
            <Select {...control} defaultValue="08:00 (Recommended)">
              {timeOptions}
            </Select>
          )}
        </Field>
        <Field label="Send time" error="Choose an hour.">
          {(control) => (
            <Select {...control} defaultValue="">
              <option value="" disabled>
                No hour chosen
              </option>
              {timeOptions}
            </Select>
          )}
        </Field>
        <Field label="Question" hint="It grows with what you write.">
          {(control) => <Textarea {...control} placeholder="What does the Gita say about fear?" />}
        </Field>
        <Field label="Question" error="Write a few words first.">
          {(control) => <Textarea {...control} />}
        </Field>
        <Field label="Send time, disabled">
          {(control) => (
            <Select {...control} disabled>
              {timeOptions}
            </Select>
          )}
        </Field>
        <Field label="Question, disabled">
          {(control) => <Textarea {...control} disabled defaultValue="Kept as it was asked." />}
        </Field>
      </div>
      <Specimen name="Checkbox">
        <div>
          <Checkbox defaultChecked>The daily horoscope, each morning</Checkbox>
          <Checkbox>
            A note a day before the Moon enters the eighth sign from yours, when the almanac asks for a
            quieter day than others
          </Checkbox>
          <Checkbox disabled>Not offered here</Checkbox>
          <Checkbox disabled defaultChecked>
            Always sent
          </Checkbox>
        </div>
      </Specimen>
      <LazyDemo part="choices" />
    </Section>
  );
}
