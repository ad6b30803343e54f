import { Row, Section, Specimen } from '@/components/design/section';
import { ToastButtons } from '@/components/design/toast-buttons';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';

export function Feedback() {
  return (
    <Section
      id="feedback"
      title="Feedback"
      note="What happened, in words, where the reader is looking. A toast only for what an action brought about; what must be read stays on the page."
    >
      <Specimen name="Toast">
        <ToastButtons />
      </Specimen>
      <Specimen name="Alert">
        <Alert>
          <AlertTitle>The Moon changes star at 19:42</AlertTitle>
          <p>What is written here holds until then.</p>
        </Alert>
        <Alert variant="good">
          <AlertTitle>Your subscription is confirmed</AlertTitle>
        </Alert>
        <Alert variant="destructive">
          <AlertTitle>The reading could not be made</AlertTitle>
          <p>Nothing was lost. Trying once more often helps.</p>
        </Alert>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          <Badge>Noindex</Badge>
          <Badge variant="accent">Today</Badge>
          <Badge variant="good">Favourable</Badge>
          <Badge variant="mixed">Mixed</Badge>
          <Badge variant="hold">Take it slowly</Badge>
          <Badge lang="sa">शुक्ल द्वादशी</Badge>
        </Row>
      </Specimen>
      <Specimen name="Spinner">
        <Row>
          <Spinner label="Loading" />
          <Spinner className="size-8 text-accent" />
        </Row>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="grid max-w-md gap-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </div>
      </Specimen>
    </Section>
  );
}
