import { Section, Specimen } from '@/components/design/section';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';

const COLUMNS = ['Graha', 'Sign', 'Longitude', 'Nakshatra', 'Pada', 'House'];

/** Noon of 1 January 2020 in Chennai. */
const PLACES = [
  ['Sun', 'Sagittarius', '16.2°', 'Purva Ashadha', '1', '10'],
  ['Moon', 'Aquarius', '25.2°', 'Purva Bhadrapada', '2', '12'],
  ['Mars', 'Scorpio', '4.4°', 'Anuradha', '1', '9'],
];

export function Sheets() {
  return (
    <Section
      id="sheets"
      title="Cards and tables"
      note="A card for what could be lifted off the page whole. Nothing yet is a state of its own, with a way on from it."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Card>
          <CardHeader>
            <Badge variant="accent">Shukla Dvadashi</Badge>
            <CardTitle>
              Rohini{' '}
              <span lang="sa" className="text-ink-soft">
                रोहिणी
              </span>
            </CardTitle>
            <CardDescription>The fourth star, in Taurus; the Moon’s own.</CardDescription>
          </CardHeader>
          <CardContent>
            <p>Finish the letter, make the call, carry the plan one step further.</p>
          </CardContent>
          <CardFooter>
            <Button variant="secondary" size="sm">
              Why
            </Button>
          </CardFooter>
        </Card>
        <Card className="place-content-center justify-items-center border-dashed text-center">
          <CardTitle>No readings yet</CardTitle>
          <CardDescription>The first one is made from your birth chart in a moment.</CardDescription>
          <Button size="sm">Make a reading</Button>
        </Card>
      </div>
      <Specimen name="Table">
        <Table caption="Three of the nine, as a chart lists them" className="min-w-lg">
          <TableHeader>
            <TableRow>
              {COLUMNS.map((name) => (
                <TableHead key={name}>{name}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {PLACES.map(([graha, ...cells]) => (
              <TableRow key={graha}>
                <TableHead scope="row">{graha}</TableHead>
                {cells.map((cell, index) => (
                  <TableCell key={COLUMNS[index + 1]}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Specimen>
    </Section>
  );
}
