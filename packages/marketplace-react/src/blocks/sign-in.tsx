"use client";
import { type ReactNode, useState } from "react";
import { useSession } from "../account/use-session.js";
import { Button } from "../ui/button/button.js";
import { Stack, Text } from "../ui/layout/layout.js";
import { ForgottenPasswordForm } from "./forgotten-password-form.js";
import { RegisterForm, type RegisterFormProps } from "./register-form.js";
import { SignInForm } from "./sign-in-form.js";
import { useBlockTexts } from "./use-block-texts.js";

/** Props of {@link SignIn}. */
export interface SignInProps extends Pick<RegisterFormProps, "withEmail"> {}

/** Props of {@link SignedIn}. */
export interface SignedInProps extends SignInProps {
  /** What needs a session. */
  children: ReactNode;
}

/** Shows {@link SignIn} until there is a session, such as around an `AddressBook` or the orders. */
export function SignedIn({ children, ...props }: SignedInProps) {
  const { isSignedIn } = useSession();
  return isSignedIn ? children : <SignIn {...props} />;
}

/** Signing in, a new account, or a new password. */
export function SignIn({ withEmail = true }: SignInProps) {
  const { t } = useBlockTexts();
  const [shown, setShown] = useState<"signIn" | "register" | "forgotten">("signIn");
  const [isPasswordSet, setIsPasswordSet] = useState(false);
  const back = (
    <Other text={t.signIn.haveAccount}>
      <Button variant="plain" size="s" onClick={() => setShown("signIn")}>
        {t.signIn.logIn}
      </Button>
    </Other>
  );
  if (shown === "register") {
    return (
      <Stack>
        <Text as="h2" size="l">
          {t.signIn.registerTitle}
        </Text>
        <RegisterForm withEmail={withEmail}>{back}</RegisterForm>
      </Stack>
    );
  }
  if (shown === "forgotten") {
    return (
      <Stack>
        <Text as="h2" size="l">
          {t.signIn.forgottenTitle}
        </Text>
        <Text tone="muted">{t.signIn.forgottenText}</Text>
        <ForgottenPasswordForm
          onSuccess={() => {
            setIsPasswordSet(true);
            setShown("signIn");
          }}
        >
          {back}
        </ForgottenPasswordForm>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text as="h2" size="l">
        {t.signIn.logIn}
      </Text>
      {isPasswordSet && <Text role="status">{t.signIn.passwordSet}</Text>}
      <SignInForm>
        <Button variant="plain" size="s" onClick={() => setShown("forgotten")}>
          {t.signIn.forgotten}
        </Button>
        <Other text={t.signIn.noAccount}>
          <Button variant="plain" size="s" onClick={() => setShown("register")}>
            {t.signIn.createAccount}
          </Button>
        </Other>
      </SignInForm>
    </Stack>
  );
}

/** The way to another form. */
function Other({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack row gap="s">
      <Text size="s" tone="muted">
        {text}
      </Text>
      {children}
    </Stack>
  );
}
