import { useEffect, useRef, useState } from "react";
import { useI18n } from "../i18n";
import styles from "./rich-text.module.css";
import { Skeleton } from "./skeleton";

/**
 * HTML of the operator or a seller, through the shop's one sanitiser, which comes with the first use.
 *
 * @param html as the API sends it
 */
export function RichText({ html }: { html: string }) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  useEffect(() => {
    let current = true;
    import("./sanitise").then(
      ({ sanitise }) => {
        if (!current) return;
        box.current?.replaceChildren(sanitise(html));
        setState("shown");
      },
      () => current && setState("failed"),
    );
    return () => {
      current = false;
    };
  }, [html]);
  return (
    <>
      {state === "failed" && <p>{t("shell.chunkText")}</p>}
      {state === "loading" && (
        <div className={styles.text}>
          <Skeleton height="16px" />
          <Skeleton height="16px" width="92%" />
          <Skeleton height="16px" width="70%" />
        </div>
      )}
      <div ref={box} className={styles.text} dir="auto" />
    </>
  );
}
