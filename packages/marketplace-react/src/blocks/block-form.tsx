"use client";
import { isMarketplaceError } from "marketplace-sdk";
import { createContext, type FormEvent, type ReactNode, useContext, useRef, useState } from "react";
import { useSameAccount } from "../account/use-session.js";
import type { FormDraft } from "../drafts/form-draft.js";
import { useIsHydrated } from "../provider.js";
import { refusedField } from "../refused-field.js";
import { Button } from "../ui/button/button.js";
import { Field, type FieldProps } from "../ui/field/field.js";
import { Stack, Text } from "../ui/layout/layout.js";
import { useBlockTexts } from "./use-block-texts.js";

/** What the fields of a {@link BlockForm} know of it. */
interface FormState {
  /** What was typed before a reload or a sign-in, by field. */
  typed: Readonly<Record<string, string | undefined>>;
  /** Keeps what is typed now. Fields that change without an event of their own call it. */
  keep(): void;
  /** Whether what a field holds can be sent; the browser says why not. */
  accepts(name: string): boolean;
  /** Why the form was refused, and the field that it is about. */
  problem: Problem | undefined;
}

interface Problem {
  text: string;
  field?: string | undefined;
}

const FormContext = createContext<FormState>({
  typed: {},
  keep: () => undefined,
  accepts: () => true,
  problem: undefined,
});

/** The form around a field. */
export const useBlockForm = (): FormState => useContext(FormContext);

/** Thrown by `send` of a {@link BlockForm}: what is typed in a field can't be right. */
export class InvalidField extends Error {
  constructor(
    readonly field: string,
    text: string,
  ) {
    super(text);
  }
}

interface BlockFormProps {
  /** Keeps what is typed over a reload and a sign-in, but for fields that it does not name, such as a password. */
  draft?: FormDraft<string> | undefined;
  /** Sends the form. What it throws is shown: next to the field that the server blames, else above the button. */
  send: (values: FormData) => Promise<unknown>;
  /** Text of the button. */
  submit: string;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/** Fields above one button. The browser checks what is required; one sending at a time. */
export function BlockForm(props: BlockFormProps) {
  const isHydrated = useIsHydrated();
  // What is kept on this device appears once React has taken a server's page over.
  return <Form key={`${isHydrated}`} {...props} draft={isHydrated ? props.draft : undefined} />;
}

function Form({ draft, send, submit, children, after }: BlockFormProps) {
  const { failure } = useBlockTexts();
  const isSameAccount = useSameAccount();
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // Read once: what is typed later is in the fields.
  const [typed] = useState(() => draft?.read() ?? {});

  const keep = (): void => {
    if (form.current) draft?.write(textsOf(new FormData(form.current)));
  };
  const accepts = (name: string): boolean => {
    const input = form.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement && input.reportValidity();
  };
  const refuse = (error: unknown): void => {
    const field = error instanceof InvalidField ? error.field : refusedField(error);
    const input = field === undefined ? undefined : form.current?.elements.namedItem(field);
    const text = error instanceof InvalidField ? error.message : (failure(error) ?? "");
    setProblem({ text, field: input instanceof HTMLElement ? field : undefined });
    if (input instanceof HTMLElement) input.focus();
  };
  const submitted = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    setProblem(undefined);
    try {
      await send(new FormData(event.currentTarget));
      draft?.clear();
    } catch (error) {
      if (!isMarketplaceError(error) && !(error instanceof InvalidField)) throw error;
      // Another user may see the form by now.
      if (isSameAccount()) refuse(error);
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  };
  return (
    <FormContext.Provider value={{ typed, keep, accepts, problem }}>
      <form
        ref={form}
        onSubmit={submitted}
        onChange={() => {
          if (problem) setProblem(undefined);
          keep();
        }}
      >
        <Stack>
          {children}
          <Stack gap="s">
            <Text role="alert" tone="danger">
              {problem?.field === undefined && problem?.text}
            </Text>
            <Button type="submit" block busy={isSending}>
              {submit}
            </Button>
            {after}
          </Stack>
        </Stack>
      </form>
    </FormContext.Provider>
  );
}

/** A field of a {@link BlockForm}. */
export function FormField({ name, defaultValue, error, ...rest }: FieldProps & { name: string }) {
  const { typed, problem } = useBlockForm();
  return (
    <Field
      {...rest}
      name={name}
      defaultValue={typed[name] ?? defaultValue}
      error={problem?.field === name ? problem.text : error}
    />
  );
}

/** A field's text; empty where the form has no such field. */
export const textOf = (values: FormData, name: string): string => `${values.get(name) ?? ""}`;

const textsOf = (values: FormData): Record<string, string> =>
  Object.fromEntries([...values].map(([name, value]) => [name, `${value}`]));
