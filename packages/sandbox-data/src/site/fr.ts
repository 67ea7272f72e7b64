import type { SiteSource } from "./site-source";

export const fr: SiteSource = {
  webName: "Marché Exemple",
  notices: [
    "Ceci est une boutique de démonstration\u00a0: les boutiques, les produits et les avis sont inventés, et rien n’est livré.",
    "Les boutiques expédient dans les 24\u00a0heures après le paiement.",
  ],
  rechargeNotice:
    "Un virement ne peut pas être annulé. Avec un mauvais réseau ou une mauvaise adresse, votre argent est perdu. Saisissez le montant exact que vous avez envoyé\u202f; nous créditons ce qui arrive.",
  withdrawNotice:
    "Vérifiez deux fois le réseau et l’adresse\u00a0: un virement ne peut pas être annulé. Si nous refusons un retrait, vous récupérez tout.",
  loanWarning:
    "Attention\u202f! Emprunter de l’argent coûte aussi de l’argent. N’empruntez que ce que vous pouvez rembourser.",
  footerText: "Des acheteurs de 103 pays, paiements en USDT, ETH et BTC",
  banners: [
    "Des pièces pour les soirées à la maison",
    "Valise bouclée vendredi",
    "Le garde-manger bien garni",
    "Dehors avant le petit-déjeuner",
  ],
  groups: ["Acheter", "Livraison", "Vendre", "Qui sommes-nous"],
  articles: `
101 | Comment commander | Du panier à votre porte en quatre étapes.
## Remplissez votre panier
Ajoutez à votre panier ce qu’il vous faut. Une commande peut réunir des articles de plusieurs boutiques\u202f; chaque boutique envoie son propre colis.
Certains produits ont une commande minimale ou se vendent par paquets. Là où un tableau l’indique, la pièce coûte moins cher en grande quantité.
## Commandez et payez
1. Vérifiez l’adresse, la livraison et les taxes. Le total affiché est celui que vous payez\u00a0: rien ne s’ajoute ensuite.
2. Passez la commande et payez dans le délai affiché. Sinon, elle est annulée et rien n’est débité.
3. La boutique expédie sous 24\u00a0heures. Le transporteur et le numéro de suivi figurent dans la commande.
4. Confirmez la réception quand tout est là, ou nous le faisons pour vous au bout de quinze jours.
## Si vous changez d’avis
Tant que la boutique n’a pas expédié, vous pouvez annuler depuis la commande. Tout revient sur votre solde.

102 | Prix, livraison et taxes | Ce qui est compris et ce qui s’ajoute.
Les prix sont des prix de gros, à la pièce ou au paquet. Un prix barré est un ancien prix du même article.
La livraison est comptée une fois par article et par commande. Les taxes ont leur propre ligne.

103 | Variantes et stock | Pourquoi une taille peut être grisée.
Certaines combinaisons n’existent pas, d’autres sont épuisées. Nous montrons les deux, pour que vous sachiez s’il vaut la peine d’attendre.
Le stock est réservé à la commande, pas à l’ajout au panier.

104 | Avis | Qui les écrit et comment ils sont comptés.
Seules les personnes qui ont reçu un article peuvent donner leur avis, une seule fois. Quatre et cinq étoiles comptent comme positif, trois comme neutre, une et deux comme négatif.
Une boutique peut répondre à un avis, mais pas le supprimer.

105 | Moyens de paiement | Votre solde, ou un autre moyen s’il est proposé.
Payez avec votre solde et votre mot de passe de paiement, ou par un autre moyen proposé au moment de commander.
Nous gardons votre argent jusqu’à ce que vous confirmiez la réception. Si vous annulez avant l’expédition, vous récupérez tout.

106 | Recharger votre solde | À lire avant d’envoyer un virement.
Choisissez la crypto et le réseau, puis copiez l’adresse entière. Un virement ne peut pas être annulé\u00a0: avec un mauvais réseau ou une mauvaise adresse, votre argent est perdu.
Envoyez ensuite un justificatif ou l’identifiant de transaction. Une personne le vérifie\u202f; nous créditons le montant arrivé, pas le montant saisi.

107 | Retirer de l’argent | D’abord les frais, ensuite votre décision.
Les frais et le montant que vous recevez sont fixés avant que vous confirmiez. Rien n’est demandé après\u00a0: ni taxe, ni dépôt, ni paiement de vérification.
Tant qu’un retrait est en examen, vous pouvez l’annuler. S’il est refusé, vous récupérez tout. Ne communiquez jamais votre mot de passe de paiement.

108 | Protection des acheteurs | Ce qui protège votre argent.
## Nous gardons votre argent
Votre paiement nous parvient à nous, pas à la boutique. La boutique est payée quatorze jours après la réception, quand plus rien ne peut être retourné.
## Si quelque chose ne va pas
- La boutique n’expédie pas à temps\u00a0: annulez, et vous récupérez tout.
- Rien n’arrive, ou pas ce qui était décrit\u00a0: signalez-le depuis la commande, jusqu’à quatorze jours après la réception.
- Tant qu’un signalement est ouvert, la commande est suspendue et la boutique n’est pas payée.
## Sans accord entre vous
Parlez d’abord à la boutique depuis la commande. Ensuite, demandez-nous de trancher\u00a0: nous lisons ce que les deux côtés ont écrit et regardons les photos.
Ne payez jamais une boutique en dehors de cette place de marché\u00a0: nous ne pouvons ni garder ni rendre cet argent.

111 | Délais de livraison | Quand les commandes partent et combien de temps elles voyagent.
Les boutiques expédient dans les 24\u00a0heures après le paiement.
La livraison prend de trois à six jours dans une même région et jusqu’à trois semaines outre-mer.

112 | Retours et remboursements | Quatorze jours pour changer d’avis.
## Ce que vous pouvez retourner
Les articles non utilisés, sous quatorze jours après la réception.
Abîmé à l’arrivée\u202f? Envoyez une photo sous trois jours et gardez le colis jusqu’à la réponse de la boutique.
## Comment retourner un article
1. Ouvrez la commande et choisissez «\u00a0Retour ou remboursement\u00a0».
2. Dites pourquoi et combien de pièces, et ajoutez des photos.
3. Quand la boutique accepte, envoyez les articles à l’adresse affichée, avant la date affichée.
4. La boutique confirme leur arrivée, et vous êtes remboursé.
## Où va le remboursement
L’argent arrive sur votre solde. Commandez de nouveau avec, ou retirez-le.

113 | Où nous livrons | Où nous livrons aujourd’hui et où nous livrerons bientôt.
Le formulaire d’adresse contient tous les pays, régions et villes. Nous ne livrons pas les pays signalés comme non desservis.
Nous ouvrons une région dès qu’un transporteur la dessert de façon fiable.

121 | Avant de devenir vendeur | Documents, vérification, contrat\u00a0: avant votre demande.
Il vous faut un logo et un nom de boutique, les deux faces de votre pièce d’identité et une photo de vous avec elle.
Une personne vérifie vos documents sous 2–48\u00a0heures. Si l’un d’eux est illisible, vous ne renvoyez que cette photo.
Les documents sont conservés chiffrés, ne sont jamais publics et sont supprimés dès que la loi le permet.

122 | Frais et versements | Quand vous êtes payé.
La boutique est payée quatorze jours après la réception, quand un retour n’est plus possible. Sans confirmation de l’acheteur, nous la confirmons après quinze jours.
La commission figure dans le contrat. Ouvrir une boutique est gratuit, la fermer aussi.

123 | Des photos qui font vendre | Lumière, fond et angle en cinq minutes.
La lumière du jour de côté, un fond uni, le produit qui remplit l’image.
Montrez le dos, les coutures et une main pour l’échelle. Des photos honnêtes évitent des retours.

124 | Vendre avec de courtes vidéos | Montrez le produit en usage.
Trente secondes suffisent\u00a0: le produit en main, en usage, et son point faible aussi.
Donnez le prix et le délai de livraison, et signalez les vidéos rémunérées comme publicité. Ce que vous y promettez vaut description.

125 | Vendre avec nous | Ouvrez une boutique en trois étapes.
Envoyez vos documents, attendez la vérification, mettez votre premier produit en vente.
Vous répondez de vos produits. Nous gardons le paiement, montrons des chiffres honnêtes et aidons en cas de litige.

131 | À propos de cette place de marché | Qui la gère.
Ceci est une boutique de démonstration. Ses boutiques, ses produits et ses avis sont inventés\u202f; rien ne peut y être acheté.
Avant l’ouverture, l’exploitant indique ici son nom, son adresse et son immatriculation.

132 | Confidentialité | Ce qui est conservé et combien de temps.
Le panier, les favoris et la langue restent dans votre navigateur. Votre compte contient ce que vous avez saisi et vos commandes.
Nous ne gardons pas les pièces d’identité plus longtemps que la vérification et la loi l’exigent. Rien n’est vendu ni partagé pour de la publicité.

133 | Conditions d’utilisation | Les règles en mots simples.
Commandez seulement ce que vous voulez acheter, décrivez ce que vous vendez tel qu’il est et restez joignable.
Parlez d’abord des litiges avec la boutique\u202f; ensuite, l’exploitant tranche par écrit.

134 | Nous parler | De vraies personnes répondent, en général le jour même.
Utilisez le bouton rond de chaque page. Indiquez votre numéro de commande si vous en avez un.
Nous ne demandons jamais votre mot de passe ni votre mot de passe de paiement.

135 | Avant d’emprunter | Attention\u202f! Emprunter de l’argent coûte aussi de l’argent.
Regardez le coût total, pas la mensualité, et comparez les offres.
Un prêt n’est jamais nécessaire pour acheter, vendre ou faire un retrait ici.
`,
  contract: {
    title: "Contrat de vendeur",
    partyA: "Marché Exemple (exploitant)",
    fields: {
      name: "Nom",
      number: "Numéro de pièce d’identité",
      shopname: "Nom de la boutique",
      signDate: "Date",
    },
    formerPayout:
      "La partie A garde le paiement de l’acheteur et le verse, moins une commission de 5\u00a0%, quand la réception est confirmée ou quinze jours après la livraison.",
    clauses: `
La partie B ouvre une boutique sur la place de marché de la partie A et y propose ses propres marchandises.
La partie B décrit les marchandises fidèlement, détient les droits sur ses photos et expédie dans les 24\u00a0heures après le paiement.
La partie A garde le paiement de l’acheteur et le verse, moins une commission de 5\u00a0%, quatorze jours après la réception. Sans confirmation de l’acheteur, la réception est réputée confirmée quinze jours après l’expédition. Un retour ou un litige en cours suspend le versement.
La partie A ne facture pas d’autres frais. Les retraits ne dépendent jamais d’autres paiements.
La partie B accepte les retours sous quatorze jours et répond des défauts selon la loi.
Les avis appartiennent aux acheteurs. La partie B peut y répondre, mais pas les supprimer.
La partie A garde les documents de la partie B chiffrés, ne les utilise que pour la vérification et les supprime dès que la loi le permet.
Chaque partie peut résilier ce contrat avec un préavis de trente jours\u202f; les commandes en cours sont menées à terme.`,
  },
};
