import type { MerchantApplication } from "marketplace-react";
import { type ApplicationField, applicationStage } from "marketplace-react";
import { Badge } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import cards from "../../../shared/ui/cards.module.css";
import utilities from "../../../shared/ui/utilities.module.css";
import { verdictsOf } from "./application";
import styles from "./application.module.css";
import { SentPicture } from "./sent-picture";

const NAMES: Readonly<Record<ApplicationField, PlainKey>> = {
  logo: "merchant.logo",
  shopname: "merchant.shopname",
  name: "merchant.name",
  number: "merchant.number",
  image_front: "merchant.front",
  image_back: "merchant.back",
  image_hold: "merchant.hold",
  invite_code: "merchant.inviteCode",
  sign_date: "merchant.date",
  sign: "merchant.sign",
};

/** The fields that were sent, each with its verdict, and the private pictures to look at again. */
export function VerdictList({ application }: { application: MerchantApplication }) {
  const { t } = useI18n();
  const waiting = applicationStage(application) === "review";
  return (
    <section className={cards.card} aria-labelledby="merchant-verdicts">
      <h2 id="merchant-verdicts">{t("merchant.verdicts")}</h2>
      <ul className={utilities.stackM}>
        {verdictsOf(application).map(({ field, refused, note, file }) => (
          <li key={field} className={styles.verdict}>
            <span>{t(NAMES[field])}</span>
            {waiting ? (
              <Badge>{t("merchant.waiting")}</Badge>
            ) : (
              <Badge tone={refused ? "danger" : "success"}>
                {refused ? t("merchant.again") : t("merchant.fine")}
              </Badge>
            )}
            {refused && (
              <p className={styles.note}>
                <bdi>{note || t("merchant.noNote")}</bdi>
              </p>
            )}
            {file && <SentPicture file={file} name={t(NAMES[field])} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
