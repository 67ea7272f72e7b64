import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { useShop } from "../../app/market";

/** What the login answered about the signed-in user; undefined while it is being read and when nobody is signed in. */
export function useUserinfo(): unknown {
  const { session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  const [userinfo, setUserinfo] = useState<unknown>();
  useEffect(() => {
    let current = true;
    setUserinfo(undefined);
    if (loggedIn) void session.user().then((user) => current && setUserinfo(user));
    return () => {
      current = false;
    };
  }, [session, loggedIn]);
  return userinfo;
}
