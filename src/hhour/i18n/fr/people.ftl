# Ce que le serveur dit en dehors de la table : aperçus, avis, la plage du jour.

preview-won = Victoire
preview-lost = Défaite
preview-decided = Décidé
preview-over = La fin
preview-invites = Vous êtes invité : { $free ->
        [one] une place est libre.
       *[other] { $free } places sont libres.
    }
preview-runs = La bataille est en cours, tour { $turn }.
preview-ended = { $turns ->
        [one] Après un tour. À revoir pas à pas.
       *[other] Après { $turns } tours. À revoir pas à pas.
    }

problem-address-wrong = On ne peut rien envoyer à cette adresse : elle commence par https:// ou http://.
problem-address-unknown = Cette adresse n'existe pas.
problem-address-private = Cette adresse se trouve dans le réseau de l'hôte ; les messages ne font qu'en sortir.
problem-push-keys = Ce ne sont pas les clés d'un navigateur.
problem-too-many-alerts = Vous avez déjà { $most } moyens d'être averti ; enlevez-en un d'abord.
alert-title = À vous de jouer !
alert-body = { $where }, tour { $turn } : la table vous attend.
alert-trial = C'est ainsi que H-Hour vous dira qu'une table vous attend.
host-setting-networks = { $name } doit contenir des réseaux comme 192.168.0.0/16, séparés par des espaces.

problem-no-such-day = Il n'y a pas de plage pour ce jour. Celle d'aujourd'hui est à /daily.
problem-day-open = Les dés de cette plage sont montrés et prouvés quand son jour est passé.
problem-nothing-to-play = La partie était finie à ce moment ; choisissez-en un plus tôt.
