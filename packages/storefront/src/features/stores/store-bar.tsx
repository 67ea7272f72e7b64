import { useStore } from "marketplace-react";
import { backIcon, closeIcon, Icon, IconButton } from "marketplace-react/ui";
import { type FormEvent, useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import { typedWords } from "../../shared/typed";
import { chatIcon, searchIcon, shareIcon } from "../../shared/ui/icons";
import { externalHref } from "../../shared/ui/safe-href";
import { useShare } from "../../shared/ui/use-share";
import { MAX_WORDS, type StoreList, writeStoreList } from "./store-list";
import styles from "./store-screen.module.css";

/** Props of {@link StoreBar}. */
interface StoreBarProps {
  id: string;
  list: StoreList;
}

/** The sticky header of a store: back, search in this store, share, customer service. */
export function StoreBar({ id, list }: StoreBarProps) {
  const { t, labels } = useI18n();
  const { navigation, website } = useServices();
  const back = useBack();
  const share = useShare();
  const service = externalHref(useStore(website).service_url);
  const [text, setText] = useState(list.words);
  useEffect(() => setText(list.words), [list.words]);

  const show = (words: string): void => {
    navigation.navigate(paths.store(id, writeStoreList({ ...list, view: "products", words })), {
      replace: true,
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    show(typedWords(text, MAX_WORDS));
  };
  return (
    <header className={styles.bar}>
      <IconButton icon={backIcon} label={labels.back} onClick={back} />
      <search className={styles.search}>
        <form className={styles.form} onSubmit={submit}>
          <Icon of={searchIcon} size={20} />
          <input
            className={styles.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MAX_WORDS}
            aria-label={t("stores.search")}
            placeholder={t("stores.search")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {(text || list.words) && (
            <IconButton
              icon={closeIcon}
              size={18}
              label={t("stores.clearSearch")}
              onClick={() => {
                setText("");
                if (list.words) show("");
              }}
            />
          )}
        </form>
      </search>
      <IconButton
        icon={shareIcon}
        size={22}
        label={t("stores.share")}
        onClick={() => void share(document.title)}
      />
      {service && (
        <a
          className={styles.service}
          href={service}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("shell.support")}
        >
          <Icon of={chatIcon} />
        </a>
      )}
    </header>
  );
}
