import type { SiteSource } from "./site-source";

export const de: SiteSource = {
  webName: "Beispielmarkt",
  notices: [
    "Dies ist ein Vorführshop: Läden, Waren und Bewertungen sind erfunden, geliefert wird nichts.",
    "Die Läden versenden innerhalb von 24 Stunden nach der Zahlung.",
  ],
  rechargeNotice:
    "Überweisungen lassen sich nicht rückgängig machen. Bei falschem Netz oder falscher Adresse ist das Geld verloren. Geben Sie den Betrag an, den Sie wirklich gesendet haben; gutgeschrieben wird, was ankommt.",
  withdrawNotice:
    "Prüfen Sie Netz und Adresse zweimal: Eine Überweisung lässt sich nicht zurückholen. Eine abgelehnte Auszahlung kommt vollständig zurück.",
  loanWarning: "Geld leihen kostet Geld. Leihen Sie nur, was Sie zurückzahlen können.",
  banners: [
    "Räume wie ein Feierabend",
    "Bis Freitag gepackt",
    "Der gute Vorrat",
    "Vor dem Frühstück draußen",
  ],
  groups: ["Einkaufen", "Lieferung", "Verkaufen", "Über uns"],
  articles: `
101 | So bestellen Sie | In vier Schritten vom Warenkorb zur Haustür.
Legen Sie in den Warenkorb, was Sie brauchen. Waren mehrerer Läden gehen in eine Bestellung; jeder Laden schickt sein eigenes Paket.
Prüfen Sie Adresse, Fracht und Steuern. Die Summe vor dem Bezahlen ist die Summe, die Sie zahlen: Später kommt nichts dazu.
Der Laden versendet innerhalb von 24 Stunden. Den Empfang bestätigen Sie selbst, sonst geschieht es nach fünfzehn Tagen.

102 | Preise, Fracht und Steuern | Was im Preis steckt und was dazukommt.
Preise sind Großhandelspreise je Stück oder Packung. Ein durchgestrichener Preis ist ein früherer Preis desselben Artikels.
Fracht fällt je Artikel und Bestellung einmal an. Steuern stehen in einer eigenen Zeile.

103 | Varianten und Bestand | Warum eine Größe grau ist.
Manche Kombinationen gibt es nicht, andere sind ausverkauft. Beides wird gezeigt, damit Sie wissen, ob Warten hilft.
Der Bestand zählt beim Bestellen, nicht beim Hineinlegen.

104 | Bewertungen | Wer sie schreibt und wie gezählt wird.
Bewerten kann nur, wer den Artikel erhalten hat, und nur einmal. Vier und fünf Sterne gelten als gut, drei als mittel, einer und zwei als schlecht.
Ein Laden kann antworten, aber nichts entfernen.

105 | Bezahlen | Guthaben oder was sonst angeboten wird.
Zahlen Sie mit Guthaben und Zahlungspasswort oder auf einem anderen Weg, den die Kasse zeigt.
Ihr Geld wird bis zur Empfangsbestätigung verwahrt. Bei Storno vor dem Versand kommt alles zurück.

106 | Guthaben aufladen | Bitte vor der Überweisung lesen.
Wählen Sie Coin und Netz und kopieren Sie die ganze Adresse. Überweisungen sind endgültig: Bei falschem Netz oder falscher Adresse ist das Geld verloren.
Senden Sie danach Beleg oder Transaktionsnummer. Ein Mensch prüft; gutgeschrieben wird, was ankam, nicht was eingetippt wurde.

107 | Geld auszahlen | Erst die Gebühr, dann Ihre Entscheidung.
Gebühr und Auszahlungsbetrag stehen vor der Bestätigung fest. Danach wird nichts verlangt: keine Steuer, keine Kaution, keine Prüfzahlung.
Solange sie offen ist, können Sie eine Auszahlung zurückziehen; wird sie abgelehnt, kommt alles zurück. Verraten Sie niemandem Ihr Zahlungspasswort.

111 | Versandzeiten | Wann Pakete gehen und wie lange sie reisen.
Die Ware verlässt den Laden innerhalb von 24 Stunden nach der Zahlung.
Drei bis sechs Tage innerhalb einer Region, bis zu drei Wochen nach Übersee.

112 | Rückgabe und Erstattung | Vierzehn Tage Bedenkzeit.
Unbenutzte Ware können Sie vierzehn Tage lang zurücksenden. Erstattet wird auf dem Weg, auf dem gezahlt wurde.
Beschädigt angekommen? Schicken Sie binnen drei Tagen ein Foto und heben Sie das Paket auf, bis der Laden antwortet.

113 | Wohin wir liefern | Offene Regionen und neue.
Das Adressformular nennt jedes Land, jede Provinz und Stadt. In ein Land mit dem Vermerk „noch nicht offen“ wird nicht geliefert.
Regionen öffnen, sobald ein Zusteller sie zuverlässig bedient.

121 | Was Verkäufer wissen sollten | Unterlagen, Prüfung, Vertrag: vor dem Antrag.
Sie brauchen Logo und Namen des Ladens, beide Seiten Ihres Ausweises und ein Foto, auf dem Sie ihn halten.
Ein Mensch prüft die Unterlagen innerhalb von 2 bis 48 Stunden. Ist etwas unlesbar, schicken Sie nur dieses Bild neu.
Unterlagen liegen verschlüsselt, sind nie öffentlich und werden gelöscht, sobald das Gesetz es erlaubt.

122 | Gebühren und Abrechnung | Wann der Erlös Ihnen gehört.
Der Laden wird bezahlt, wenn der Käufer den Empfang bestätigt, oder fünfzehn Tage nach der Zustellung.
Die Provision steht im Vertrag. Eröffnen kostet nichts, Schließen auch nicht.

123 | Produktbilder, die verkaufen | Licht, Grund und Winkel in fünf Minuten.
Tageslicht von der Seite, ruhiger Grund, der Artikel füllt das Bild.
Zeigen Sie Rückseite, Nähte und eine Hand als Maß. Ehrliche Bilder ersparen Rücksendungen.

124 | Verkaufen mit Kurzvideos | Den Artikel im Gebrauch zeigen.
Dreißig Sekunden genügen: in der Hand, in Gebrauch, und auch seine schwache Seite.
Nennen Sie Preis und Lieferzeit und kennzeichnen Sie bezahlte Videos als Werbung. Was Sie dort versprechen, gilt als Beschreibung.

125 | Bei uns verkaufen | In drei Schritten zum eigenen Laden.
Unterlagen senden, Prüfung abwarten, ersten Artikel einstellen.
Für Ihre Ware stehen Sie ein. Wir verwahren die Zahlung, zeigen ehrliche Zahlen und helfen im Streit.

131 | Über diesen Marktplatz | Wer dahintersteht.
Dies ist ein Vorführshop. Läden, Artikel und Bewertungen sind erfunden; kaufen kann man hier nichts.
Vor der Eröffnung setzt der Betreiber hier Namen, Anschrift und Registereintrag ein.

132 | Datenschutz | Was gespeichert wird und wie lange.
Warenkorb, Merkliste und Sprache liegen in Ihrem Browser. Im Konto steht, was Sie eingegeben und bestellt haben.
Ausweise werden nur so lange aufbewahrt, wie Prüfung und Gesetz es verlangen. Nichts wird verkauft oder für Werbung weitergegeben.

133 | Nutzungsbedingungen | Die Regeln in klaren Worten.
Bestellen Sie, was Sie kaufen wollen, beschreiben Sie, wie es ist, und seien Sie erreichbar.
Streit wird zuerst mit dem Laden besprochen, dann vom Betreiber schriftlich entschieden.

134 | Sprechen Sie mit uns | Menschen antworten, meist am selben Tag.
Nutzen Sie den runden Knopf auf jeder Seite und nennen Sie, wenn möglich, die Bestellnummer.
Nach Ihrem Passwort oder Zahlungspasswort fragen wir nie.

135 | Bevor Sie leihen | Geld leihen kostet Geld.
Achten Sie auf die Gesamtkosten, nicht auf die Monatsrate, und vergleichen Sie.
Zum Kaufen, Verkaufen oder Auszahlen ist hier nie ein Kredit nötig.
`,
  contract: {
    title: "Händlervertrag",
    partyA: "Beispielmarkt (Betreiber)",
    fields: { name: "Name", number: "Ausweisnummer", shopname: "Name des Ladens", signDate: "Datum" },
    clauses: `
Partei B eröffnet auf dem Marktplatz von Partei A einen Laden und bietet dort eigene Waren an.
Partei B beschreibt die Waren wahrheitsgemäß, hat die Rechte an ihren Bildern und versendet innerhalb von 24 Stunden nach der Zahlung.
Partei A verwahrt die Zahlung und zahlt sie abzüglich 5 % Provision aus, wenn der Empfang bestätigt ist oder fünfzehn Tage nach der Zustellung.
Partei A erhebt keine weiteren Gebühren. Auszahlungen hängen nie von weiteren Zahlungen ab.
Partei B nimmt Rückgaben binnen vierzehn Tagen an und haftet für Mängel nach dem Gesetz.
Bewertungen gehören den Käufern. Partei B darf antworten, aber nichts entfernen.
Partei A verwahrt Unterlagen verschlüsselt, nutzt sie nur zur Prüfung und löscht sie, sobald das Gesetz es erlaubt.
Jede Partei kann mit dreißig Tagen Frist kündigen; offene Bestellungen werden abgewickelt.`,
  },
};
