import { useState } from "react";
import { Button } from "../src/ui/button/button";
import { Field } from "../src/ui/field/field";
import { Grid } from "../src/ui/grid/grid";
import { Stack, Text } from "../src/ui/layout/layout";
import { LoadMore, ProgressBar, SkeletonList } from "../src/ui/loading/loading";
import * as drawings from "../src/ui/placeholder/drawings";
import {
  boxDrawing,
  CardSkeletons,
  cloudDrawing,
  EmptyState,
  type EmptyStateProps,
  Skeleton,
} from "../src/ui/placeholder/placeholder";
import { ConfirmSheet, Sheet } from "../src/ui/sheet/sheet";
import type { Toast, Toasts } from "../src/ui/toast/create-toasts";
import { ToastHost } from "../src/ui/toast/toast-host";
import { Framed } from "./framed";
import type { Meta } from "./story";
import { useWords } from "./words";

const meta: Meta = { title: "Feedback" };
export default meta;

const DRAWINGS = [boxDrawing, cloudDrawing, ...Object.values(drawings)];

export function EmptyStates() {
  const { nothing } = useWords();
  return (
    <Grid>
      {DRAWINGS.map((art) => (
        <li key={art}>
          <EmptyState art={art} title={nothing} />
        </li>
      ))}
    </Grid>
  );
}

function State(props: Partial<EmptyStateProps>) {
  const { nothing } = useWords();
  return <EmptyState title={nothing} {...props} />;
}

export function EmptyStateWithAction() {
  const { sentence, cart, failed } = useWords();
  return <State text={sentence} note={failed} action={<Button>{cart}</Button>} />;
}

export function EmptyStateWithLongWord() {
  const { longWord } = useWords();
  return <State title={longWord} text={longWord} note={longWord} action={<Button>{longWord}</Button>} />;
}

export function EndOfAList() {
  const list = { hasMore: true, isLoadingMore: false, loadMore: () => {} };
  return (
    <>
      <LoadMore list={list} />
      <LoadMore list={{ ...list, isLoadingMore: true }} />
      <LoadMore list={{ ...list, hasMoreFailed: true }} />
      <LoadMore list={{ ...list, hasMore: false }} />
    </>
  );
}

export function Progress() {
  const { upload } = useWords();
  return (
    <Stack>
      <ProgressBar label={upload} value={0} />
      <ProgressBar label={upload} value={0.4} />
      <ProgressBar label={upload} value={1} />
      <ProgressBar label={upload} value={undefined} />
    </Stack>
  );
}

export const Loading = () => (
  <Stack>
    <Skeleton width="60%" height="20px" />
    <SkeletonList heights={[44, 96]} />
    <Grid>
      <CardSkeletons count={2} />
    </Grid>
  </Stack>
);

function Message(toast: Omit<Toast, "id">) {
  const [toasts] = useState((): Toasts => {
    const shown = { id: 1, ...toast };
    return { current: () => shown, show() {}, dismiss() {}, subscribe: () => () => {} };
  });
  return (
    <Framed>
      <ToastHost toasts={toasts} />
    </Framed>
  );
}

export function Messages() {
  const { removed, undo, failed, longWord } = useWords();
  return (
    <>
      <Message tone="plain" text={removed} />
      <Message tone="plain" text={removed} action={{ label: undo, onPress() {} }} />
      <Message tone="danger" text={failed} />
      <Message tone="plain" text={longWord} />
    </>
  );
}

export function SheetWithFooter() {
  const { open, email, sentence, pay } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const footer = <Button block>{pay}</Button>;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{open}</Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={email} footer={footer}>
        <Text>{sentence}</Text>
        <Field label={email} />
      </Sheet>
    </>
  );
}

interface QuestionProps {
  busy?: boolean;
  danger?: boolean;
  error?: string;
  word?: string;
}

function Question({ word, ...state }: QuestionProps) {
  const { open, confirm, confirmText, remove, keep } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{open}</Button>
      <ConfirmSheet
        {...state}
        open={isOpen}
        title={word ?? confirm}
        confirmLabel={word ?? remove}
        cancelLabel={word ?? keep}
        onConfirm={close}
        onClose={close}
      >
        {word ?? confirmText}
      </ConfirmSheet>
    </>
  );
}

export const Confirmation = () => <Question />;
export const ConfirmationOfDanger = () => <Question danger />;
export const BusyConfirmation = () => <Question danger busy />;

export function FailedConfirmation() {
  const { failed } = useWords();
  return <Question danger error={failed} />;
}

export function ConfirmationWithLongWord() {
  const { longWord } = useWords();
  return <Question word={longWord} error={longWord} />;
}
