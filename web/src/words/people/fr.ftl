# Les mots dont seules certaines pages ont besoin : la première vue ne les attend pas.

## L'invitation

invite-title = Invitez vos amis
invite-later = Voir la table
invite-qr = Le lien en code pour l'appareil photo d'un téléphone
invite-share = Partager…
invite-words = Une place vous attend à la table.
invite-text = Envoyez le lien, ou faites lire le code par un téléphone. Qui l'ouvre prend une place libre.
invite-free = { $n ->
    [0] Tout le monde est là
    [one] Une place est libre
   *[other] { $n } places sont libres
}
join-invites = { $host } vous invite à une partie
join-invited = Vous êtes invité à une partie
join-here = À la table : { $who }
join-map = La carte : { $map }
join-as = Votre place : { $seat }.
join-against = Vous jouez contre { $host }.
join-which = Quelle place

## Être averti

alerts = M'avertir quand c'est à moi
alerts-text = Quand une table vous attend et que vous ne l'avez pas sous les yeux, on vous le dit une fois.
alerts-by-browser = M'avertir par ce navigateur
alerts-address = Ou envoyer un message à cette adresse (webhook)
alerts-add = Ajouter
alerts-try = Essayer
alerts-forget = Ne plus m'avertir ainsi
alerts-push = Par un navigateur ({ $place })
alerts-hook = Par une adresse chez { $place }
alerts-on = Ce navigateur vous avertira.
alerts-unsupported = Ce navigateur ne peut rien recevoir quand la page est fermée. L'onglet et le son vous avertissent toujours ; ou bien donnez une adresse.
alerts-refused = Le navigateur n'a pas le droit d'afficher des messages. L'onglet et le son vous avertissent toujours ; ses réglages peuvent le permettre.
alerts-no-push = Ce navigateur n'a pas de service de messages pour l'instant. L'onglet et le son vous avertissent toujours ; ou bien donnez une adresse.
alerts-dropped = { $place } n'a pas répondu et ne reçoit plus rien.
alerts-sent = { $n ->
    [one] Envoyé.
   *[other] Envoyé par { $n } moyens.
}
alerts-failed = { $n ->
    [one] Un moyen n'a pas répondu et ne reçoit plus rien.
   *[other] { $n } moyens n'ont pas répondu et ne reçoivent plus rien.
}

## Une plage par jour

daily = Une plage par jour
daily-text = La même carte, les mêmes unités et les mêmes dés pour tous, sans conseils. Votre premier essai compte.
daily-units = { $n ->
    [one] Vous menez une unité.
   *[other] Vous menez { $n } unités.
}
daily-play = Prendre la plage
daily-go-on = Continuer
daily-again = La rejouer, pour vous
daily-one-try = L'essai commence à ce clic et compte s'il se termine avant la fin du jour (UTC) ; jusque-là, ses dés restent secrets.
daily-late = Vous avez continué après la fin du jour, quand sa graine était connue : cet essai n'est pas au tableau.
daily-beaten = Mieux que { $share } des autres.
daily-board = Les résultats de tous
daily-place = Place
daily-who = Qui
daily-how = Résultat
daily-turns = Tours
daily-nobody = Personne n'a encore fini.
daily-promise = Les dés sont fixés ; leur graine est montrée quand le jour est passé. La promesse :
daily-shown = La graine de ce jour était { $seed }. Elle était promise par :
daily-before = Les jours d'avant

## Mon palmarès

record = Mon palmarès
record-empty = Vous n'avez pas encore fini de partie.
record-sum = { $games ->
    [one] Une partie jouée
   *[other] { $games } parties jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $days ->
    [0] .
   *[other] {" "}; plages du jour : { $days }.
}
record-boards = Par plage et niveau
record-played = Jouées
record-won = Gagnées
record-share = Part gagnée
record-medals = Médailles
record-luck = La chance au fil du temps
record-luck-text = Dés lancés : { $dice } ; crânes : { $skulls } ; attendus : { $expected }. Là où la ligne descend, vous en avez eu plus que votre part.
record-mine = Tout ce qui est à moi
record-mine-text = En un fichier : nom, parties avec leurs fichiers, paroles, avis, jours. Effacer met fin à vos propres parties ; dans celles des autres, votre place, votre nom et vos paroles disparaissent. Rien ne les ramène.
record-export = Tout enregistrer en un fichier
record-delete = Tout effacer
record-delete-sure = Effacer vraiment tout ce qui est à moi
record-gone = Tout ce qui était à vous est effacé. Parties disparues : { $n }.

## Ce qui est nouveau

