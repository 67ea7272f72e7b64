import { useMutation, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useSyncExternalStore } from "react";
import { cache, mutations, queries, session } from "./market";

export function Account() {
  const token = useSyncExternalStore(session.subscribe, () => session.get());
  return token ? <Greeting /> : <SignIn />;
}

function Greeting() {
  const user = useQuery(queries.account.get());
  const signOut = useMutation({
    ...mutations.auth.logout(),
    // The call itself clears the session, also when the server can't be reached.
    onSettled: () => cache.clear(),
  });
  return (
    <p>
      {user.isError ? (user.error.msg ?? "Please try again.") : `Hello, ${user.data?.username ?? "…"}`}{" "}
      <button type="button" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </button>
    </p>
  );
}

function SignIn() {
  const signIn = useMutation({
    ...mutations.auth.login(),
    onSuccess: ({ userinfo }) => session.set(userinfo.token),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    signIn.mutate({ account: String(form.get("account")), password: String(form.get("password")) });
  };
  return (
    <form onSubmit={onSubmit}>
      <label>
        Name <input name="account" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" disabled={signIn.isPending}>
        Sign in
      </button>
      {signIn.isError && <p role="alert">{signIn.error.msg ?? "Please try again."}</p>}
    </form>
  );
}
