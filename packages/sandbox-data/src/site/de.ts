import type { SiteSource } from "./site-source";

export const de: SiteSource = {
  webName: "Beispielmarkt",
  notices: [
    "Dies ist ein Demo-Shop: Shops, Produkte und Bewertungen sind erfunden, geliefert wird nichts.",
    "Die Shops versenden innerhalb von 24 Stunden nach der Zahlung.",
  ],
  rechargeNotice:
    "Ein Transfer lässt sich nicht rückgängig machen. Bei falschem Netzwerk oder falscher Adresse ist Ihr Geld verloren. Geben Sie genau den Betrag an, den Sie gesendet haben; gutgeschrieben wird, was ankommt.",
  withdrawNotice:
    "Prüfen Sie Netzwerk und Adresse zweimal: Ein Transfer lässt sich nicht zurückholen. Eine abgelehnte Auszahlung kommt vollständig zurück.",
  loanWarning: "Geld leihen kostet Geld. Leihen Sie nur, was Sie zurückzahlen können.",
  footerText: "Käufer aus 103 Ländern, abgerechnet in USDT, ETH und BTC",
  banners: [
    "Räume für den Feierabend",
    "Bis Freitag gepackt",
    "Der gute Vorrat",
    "Vor dem Frühstück draußen",
  ],
  groups: ["Einkaufen", "Lieferung", "Verkaufen", "Über uns"],
  articles: `
101 | So bestellen Sie | In vier Schritten vom Warenkorb zur Haustür.
## Warenkorb füllen
Legen Sie in den Warenkorb, was Sie brauchen. Eine Bestellung kann Waren mehrerer Shops enthalten; jeder Shop schickt sein eigenes Paket.
Manche Produkte haben eine Mindestbestellmenge oder kommen in Packungen. Wo eine Tabelle es sagt, kostet das Stück in größeren Mengen weniger.
## Bestellen und bezahlen
1. Prüfen Sie Adresse, Versandkosten und Steuern. Der Gesamtbetrag vor dem Bezahlen gilt: Später kommt nichts dazu.
2. Bestellen Sie und zahlen Sie in der angezeigten Zeit. Sonst wird die Bestellung storniert und nichts berechnet.
3. Der Shop versendet innerhalb von 24 Stunden. Zusteller und Sendungsnummer stehen in der Bestellung.
4. Bestätigen Sie den Empfang, wenn alles da ist, sonst tun wir es nach fünfzehn Tagen für Sie.
## Wenn Sie es sich anders überlegen
Bis der Shop versendet, können Sie in der Bestellung stornieren. Der ganze Betrag kommt auf Ihr Guthaben zurück.

102 | Preise, Versand und Steuern | Was im Preis steckt und was dazukommt.
Preise sind Großhandelspreise je Stück oder Packung. Ein durchgestrichener Preis ist ein früherer Preis desselben Artikels.
Versandkosten fallen je Artikel und Bestellung einmal an. Steuern stehen in einer eigenen Zeile.

103 | Varianten und Bestand | Warum eine Größe ausgegraut ist.
Manche Kombinationen gibt es nicht, andere sind ausverkauft. Beides wird gezeigt, damit Sie wissen, ob Warten hilft.
Reserviert wird beim Bestellen, nicht beim Legen in den Warenkorb.

104 | Bewertungen | Wer sie schreibt und wie gezählt wird.
Bewerten kann nur, wer den Artikel erhalten hat, und nur einmal. Vier und fünf Sterne gelten als positiv, drei als neutral, einer und zwei als negativ.
Ein Shop kann auf eine Bewertung antworten, sie aber nicht entfernen.

105 | Zahlungsarten | Ihr Guthaben oder eine andere Zahlungsart.
Zahlen Sie mit Guthaben und Zahlungspasswort oder mit einer anderen Zahlungsart, die an der Kasse angeboten wird.
Ihr Geld wird bis zur Empfangsbestätigung verwahrt. Bei Storno vor dem Versand kommt alles zurück.

106 | Guthaben aufladen | Bitte vor dem Transfer lesen.
Wählen Sie Coin und Netzwerk und kopieren Sie die ganze Adresse. Ein Transfer ist endgültig: Bei falschem Netzwerk oder falscher Adresse ist das Geld verloren.
Senden Sie danach einen Nachweis oder die Transaktions-ID. Ein Mensch prüft; gutgeschrieben wird, was ankam, nicht was eingetippt wurde.

107 | Geld auszahlen | Erst die Gebühr, dann Ihre Entscheidung.
Gebühr und Auszahlungsbetrag stehen vor der Bestätigung fest. Danach wird nichts verlangt: keine Steuer, keine Kaution, keine Prüfzahlung.
Solange eine Auszahlung geprüft wird, können Sie sie stornieren; wird sie abgelehnt, kommt alles zurück. Verraten Sie niemandem Ihr Zahlungspasswort.

108 | Käuferschutz | Was Ihr Geld sicher macht.
## Wir verwahren Ihr Geld
Ihre Zahlung geht an uns, nicht an den Shop. Der Shop wird vierzehn Tage nach dem Empfang bezahlt, wenn keine Rückgabe mehr möglich ist.
## Wenn etwas nicht stimmt
- Der Shop versendet nicht rechtzeitig: Stornieren Sie, und alles kommt zurück.
- Nichts kommt an, oder nicht das Beschriebene: Melden Sie es in der Bestellung, bis vierzehn Tage nach dem Empfang.
- Solange eine Meldung offen ist, ruht die Bestellung und der Shop wird nicht bezahlt.
## Wenn Sie sich nicht einigen
Sprechen Sie zuerst in der Bestellung mit dem Shop. Danach bitten Sie uns zu entscheiden: Wir lesen, was beide Seiten schreiben, und sehen uns die Bilder an.
Zahlen Sie einem Shop nie außerhalb dieses Marktplatzes: Solches Geld können wir weder verwahren noch zurückgeben.

111 | Versandzeiten | Wann Pakete abgehen und wie lange sie unterwegs sind.
Die Shops versenden innerhalb von 24 Stunden nach der Zahlung.
Die Lieferung dauert drei bis sechs Tage innerhalb einer Region, bis zu drei Wochen nach Übersee.

112 | Rückgabe und Erstattung | Vierzehn Tage Bedenkzeit.
## Was Sie zurückgeben können
Unbenutzte Ware, vierzehn Tage lang ab dem Empfang.
Beschädigt angekommen? Schicken Sie binnen drei Tagen ein Bild und heben Sie das Paket auf, bis der Shop antwortet.
## So geben Sie etwas zurück
1. Öffnen Sie die Bestellung und wählen Sie „Rückgabe oder Erstattung“.
2. Sagen Sie, warum und wie viele Stück, und fügen Sie Bilder hinzu.
3. Stimmt der Shop zu, schicken Sie die Ware bis zum angezeigten Tag an die angezeigte Adresse.
4. Der Shop bestätigt, dass sie angekommen ist, und Sie erhalten Ihr Geld.
## Wohin die Erstattung geht
Das Geld kommt auf Ihr Guthaben. Bestellen Sie damit, oder zahlen Sie es aus.

113 | Wohin wir liefern | Wohin wir heute liefern und bald auch.
Im Adressformular stehen alle Länder, Provinzen und Städte. In Länder mit dem Vermerk „noch nicht offen“ liefern wir nicht.
Wir eröffnen eine Region, sobald ein Zusteller sie zuverlässig bedient.

121 | Was Verkäufer wissen sollten | Unterlagen, Prüfung, Vertrag: vor dem Antrag.
Sie brauchen Logo und Namen für Ihren Shop, beide Seiten Ihres Ausweises und ein Bild von Ihnen mit dem Ausweis.
Ein Mensch prüft die Unterlagen innerhalb von 2 bis 48 Stunden. Ist etwas unlesbar, schicken Sie nur dieses Bild neu.
Unterlagen liegen verschlüsselt, sind nie öffentlich und werden gelöscht, sobald das Gesetz es erlaubt.

122 | Gebühren und Abrechnung | Wann Sie Ihr Geld bekommen.
Der Shop wird vierzehn Tage nach dem Empfang bezahlt, wenn keine Rückgabe mehr möglich ist. Bestätigt der Käufer ihn nicht, geschieht das nach fünfzehn Tagen von selbst.
Die Provision steht im Vertrag. Einen Shop zu eröffnen kostet nichts, ihn zu schließen auch nicht.

123 | Produktbilder, die verkaufen | Licht, Grund und Winkel in fünf Minuten.
Tageslicht von der Seite, ruhiger Grund, der Artikel füllt das Bild.
Zeigen Sie Rückseite, Nähte und eine Hand als Maß. Ehrliche Bilder ersparen Rücksendungen.

124 | Verkaufen mit Kurzvideos | Den Artikel im Gebrauch zeigen.
Dreißig Sekunden genügen: in der Hand, in Gebrauch, und auch seine schwache Seite.
Nennen Sie Preis und Lieferzeit und kennzeichnen Sie bezahlte Videos als Werbung. Was Sie dort versprechen, gilt als Beschreibung.

125 | Bei uns verkaufen | In drei Schritten zum eigenen Shop.
Unterlagen senden, Prüfung abwarten, ersten Artikel einstellen.
Für Ihre Ware stehen Sie ein. Wir verwahren die Zahlung, zeigen ehrliche Zahlen und helfen im Streit.

131 | Über diesen Marktplatz | Wer dahintersteht.
Dies ist ein Demo-Shop. Shops, Produkte und Bewertungen sind erfunden; kaufen kann man hier nichts.
Vor der Eröffnung setzt der Betreiber hier Namen, Anschrift und Registereintrag ein.

132 | Datenschutz | Was gespeichert wird und wie lange.
Warenkorb, Merkliste und Sprache liegen in Ihrem Browser. Im Konto steht, was Sie eingegeben und bestellt haben.
Ausweise werden nur so lange aufbewahrt, wie Prüfung und Gesetz es verlangen. Nichts wird verkauft oder für Werbung weitergegeben.

133 | Nutzungsbedingungen | Die Regeln in klaren Worten.
Bestellen Sie, was Sie kaufen wollen, beschreiben Sie, wie es ist, und seien Sie erreichbar.
Besprechen Sie Streit zuerst mit dem Shop; danach entscheidet der Betreiber schriftlich.

134 | Sprechen Sie mit uns | Menschen antworten, meist am selben Tag.
Nutzen Sie den runden Button auf jeder Seite und nennen Sie, wenn möglich, die Bestellnummer.
Nach Ihrem Passwort oder Zahlungspasswort fragen wir nie.

135 | Bevor Sie einen Kredit aufnehmen | Geld leihen kostet Geld.
Achten Sie auf die Gesamtkosten, nicht auf die Monatsrate, und vergleichen Sie.
Zum Kaufen, Verkaufen oder Auszahlen ist hier nie ein Kredit nötig.
`,
  contract: {
    title: "Händlervertrag",
    partyA: "Beispielmarkt (Betreiber)",
    fields: { name: "Name", number: "Ausweisnummer", shopname: "Name des Shops", signDate: "Datum" },
    formerPayout:
      "Partei A verwahrt die Zahlung und zahlt sie abzüglich 5 % Provision aus, wenn der Empfang bestätigt ist oder fünfzehn Tage nach der Zustellung.",
    clauses: `
Partei B eröffnet auf dem Marktplatz von Partei A einen Shop und bietet dort eigene Waren an.
Partei B beschreibt die Waren wahrheitsgemäß, hat die Rechte an ihren Bildern und versendet innerhalb von 24 Stunden nach der Zahlung.
Partei A verwahrt die Zahlung und zahlt sie abzüglich 5 % Provision vierzehn Tage nach dem Empfang aus. Bestätigt der Käufer ihn nicht, gilt er fünfzehn Tage nach dem Versand als bestätigt. Eine offene Rückgabe oder Reklamation hält die Auszahlung auf.
Partei A erhebt keine weiteren Gebühren. Auszahlungen hängen nie von weiteren Zahlungen ab.
Partei B nimmt Rückgaben binnen vierzehn Tagen an und haftet für Mängel nach dem Gesetz.
Bewertungen gehören den Käufern. Partei B darf antworten, aber nichts entfernen.
Partei A verwahrt Unterlagen verschlüsselt, nutzt sie nur zur Prüfung und löscht sie, sobald das Gesetz es erlaubt.
Jede Partei kann mit dreißig Tagen Frist kündigen; offene Bestellungen werden abgewickelt.`,
  },
};
