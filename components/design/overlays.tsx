'use client';
// Radix primitives that open over the page.

import { Info, Moon } from 'lucide-react';
import { Row, Specimen } from '@/components/design/section';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@/components/ui/tooltip';

const LONG = Array.from({ length: 18 }, (_, index) => `Verse ${index + 1}`);

/** Dialog, popover and tooltip. */
export function Overlays() {
  return (
    <>
      <Specimen name="Dialog">
        <Row>
          <Dialog>
            <DialogTrigger asChild>
              <Button variant="secondary">Open a dialog</Button>
            </DialogTrigger>
            <DialogContent>
              <DialogTitle>Name this profile</DialogTitle>
              <DialogDescription>You can change it whenever you like.</DialogDescription>
              <Field label="Name">{(control) => <Input {...control} autoComplete="off" />}</Field>
              <DialogFooter>
                <DialogClose asChild>
                  <Button variant="quiet">Cancel</Button>
                </DialogClose>
                <DialogClose asChild>
                  <Button>Save</Button>
                </DialogClose>
              </DialogFooter>
            </DialogContent>
          </Dialog>
          <Dialog>
            <DialogTrigger asChild>
              <Button variant="secondary">Open a long dialog</Button>
            </DialogTrigger>
            <DialogContent aria-describedby={undefined}>
              <DialogTitle>A chapter with a long name, longer than the line that it stands on</DialogTitle>
              <ol className="grid gap-3">
                {LONG.map((verse) => (
                  <li key={verse}>
                    <p className="text-ink-soft text-step--1">{verse}</p>
                    <p lang="sa">कर्मण्येवाधिकारस्ते मा फलेषु कदाचन ।</p>
                  </li>
                ))}
              </ol>
            </DialogContent>
          </Dialog>
        </Row>
      </Specimen>
      <Specimen name="Popover">
        <Row>
          <Popover>
            <PopoverTrigger asChild>
              <Button variant="secondary">
                <Info aria-hidden="true" />
                What is a tara?
              </Button>
            </PopoverTrigger>
            <PopoverContent aria-label="What is a tara?">
              <p className="text-[0.94rem]">
                The count from your birth star to the star of the Moon, in nines. Each of the nine has a name
                and a temper.
              </p>
              <Button size="sm" variant="secondary" className="w-fit">
                Read the rule
              </Button>
            </PopoverContent>
          </Popover>
        </Row>
      </Specimen>
      <Specimen name="Tooltip">
        <TooltipProvider>
          <Row>
            {['Waxing', 'Full'].map((phase) => (
              <Tooltip key={phase}>
                <TooltipTrigger asChild>
                  <Button variant="secondary" size="icon" aria-label={`${phase} Moon`}>
                    <Moon aria-hidden="true" />
                  </Button>
                </TooltipTrigger>
                <TooltipContent>{phase} Moon, seen from the northern half of the Earth</TooltipContent>
              </Tooltip>
            ))}
          </Row>
        </TooltipProvider>
      </Specimen>
    </>
  );
}
