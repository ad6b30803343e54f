'use client';
// Radix primitives that keep their state in the browser.

import { Specimen } from '@/components/design/section';
import { Label } from '@/components/ui/label';
import { Progress } from '@/components/ui/progress';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Slider } from '@/components/ui/slider';
import { Switch } from '@/components/ui/switch';

const SWITCHES = [
  ['Off', {}],
  ['On', { defaultChecked: true }],
  ['Off, disabled', { disabled: true }],
  ['On, disabled', { disabled: true, defaultChecked: true }],
] as const;

/** Radio group, switch, slider and progress. */
export function Choices() {
  return (
    <>
      <Specimen name="Radio group">
        <RadioGroup aria-label="Chart form" defaultValue="south">
          <RadioGroupItem id="chart-north" value="north">
            North Indian
          </RadioGroupItem>
          <RadioGroupItem id="chart-south" value="south">
            South Indian, with Rahu and Ketu, drawn so that the signs keep their places and the houses move
          </RadioGroupItem>
          <RadioGroupItem id="chart-east" value="east" disabled>
            East Indian
          </RadioGroupItem>
        </RadioGroup>
      </Specimen>
      <Specimen name="Switch">
        <div className="grid gap-1 sm:grid-cols-2">
          {SWITCHES.map(([name, state]) => (
            <div key={name} className="flex min-h-11 items-center gap-3">
              <Switch id={`switch-${name}`} {...state} />
              <Label htmlFor={`switch-${name}`}>{name}</Label>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Slider">
        <div className="grid gap-2">
          <Slider labels={['Hour of the day']} defaultValue={[8]} max={24} />
          <Slider
            labels={['From the year', 'To the year']}
            defaultValue={[1950, 2020]}
            min={1900}
            max={2050}
          />
          <Slider labels={['Disabled']} defaultValue={[40]} disabled />
        </div>
      </Specimen>
      <Specimen name="Progress">
        <div className="grid gap-4">
          <Progress aria-label="Nothing yet" value={0} />
          <Progress aria-label="Chapters read" value={62} />
          <Progress aria-label="All there" value={100} />
          <Progress aria-label="Reckoning the sky" value={null} />
        </div>
      </Specimen>
    </>
  );
}
