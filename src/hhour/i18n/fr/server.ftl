# Ce que dit le serveur quand quelque chose n'est pas possible, et ce qu'il prouve.

problem-too-many-seats = Cette mise en place a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, pas { $wanted }.
problem-unknown-bot = Il n'y a pas de robot « { $level } » pour ce jeu ; il y a { $known }.
problem-wrong-key = Ce lien est faux ou périmé. Demandez-en un nouveau.
problem-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder si l'hôte le permet.
problem-seat-taken = Cette place est prise.
problem-seat-is-here = La personne à la place { $seat } est là ; elle seule peut la confier à un robot.
problem-not-your-seat = La place { $seat } n'est pas la vôtre.
problem-too-many-people = { $most ->
    [one] Une table a de la place pour { $most } personne au plus.
   *[other] Une table a de la place pour { $most } personnes au plus.
}
problem-no-such-seat = Il n'y a pas de place { $seat } à cette table.
problem-not-a-member = Seules les personnes assises à cette table peuvent faire cela.
problem-host-only = Seul l'hôte de cette table peut faire cela.
problem-busy = Cette table a trop à faire en ce moment. Réessayez dans un instant.
problem-try-again = Cette table a eu un problème ; elle est relue depuis le disque. Réessayez.
problem-inside = C'est notre erreur, pas la vôtre. Rien n'a changé. Si vous la signalez, citez { $reference }.
problem-ended = Cette partie est terminée.
problem-paused = L'hôte a mis cette table en pause.
problem-gathering = On ne lance les dés que lorsque chaque place est prise : partagez le lien, ou confiez la place libre à un robot.
problem-no-parts = Cette place ne peut rien ajouter aux dés maintenant.
problem-still-running = Cette partie n'est pas terminée.
problem-late = Votre réponse concerne une question plus ancienne ; la table a avancé. Rien n'a changé.
problem-dice-not-own = Cette table lance les dés elle-même.
problem-advice-off = Cette table se joue sans conseils.
problem-nothing-to-count = Il n'y a rien à calculer dans cette question.
problem-no-such-dice = Ce ne sont pas des dés de cette unité.
problem-no-proposals = On ne propose des actions que dans D-Day Dice.
problem-not-to-propose = L'unité { $seat } ne peut pas faire cela maintenant.
problem-no-such-proposal = Cette proposition n'est plus sur la table.
problem-no-numpy = Les probabilités ont besoin de numpy ; demandez à l'hôte d'installer hhour[lab].
problem-still-thinking = Votre dernière demande est encore à l'étude.
problem-not-possible = Ce n'est pas possible.
problem-no-such-table = Cette table n'existe pas, ou elle ne vous est pas ouverte.
problem-no-such-moment = Cette partie compte { $last } actions ; ce moment n'existe pas.
problem-no-such-event = Cet événement n'existe pas dans cette partie.
problem-no-such-rule = Il n'y a pas de règle « { $rule } » ; pensiez-vous à { $nearest } ?
problem-no-such-map = Il n'y a pas de dessin de « { $map } ».
problem-no-such-picture = Il n'y a pas d'image « { $picture } ».
problem-no-such-page = Il n'y a rien à cette adresse.
problem-no-such-method = Cette adresse ne s'utilise pas ainsi.
problem-no-web = Les pages web n'ont pas été construites. Lancez make play, ou jouez dans le terminal.
problem-stopping = Le serveur redémarre. Vos parties sont en sécurité ; réessayez dans un instant.
problem-store-gone = La base de données ne répond pas. Réessayez dans un instant : ce qui n'est pas sur la table alors n'a pas eu lieu.
problem-too-many-tables = Vous avez { $most } tables, le maximum pour une personne.
problem-too-many-connections = Trop de tables sont ouvertes depuis votre adresse.
problem-too-fast = C'était trop rapide. Attendez un instant et réessayez.
problem-too-much = Le serveur vient de beaucoup travailler pour vous ; continuez dans un instant.
problem-silenced = L'hôte ne vous laisse plus parler à cette table.
problem-too-slow = C'était trop long, et cela a été arrêté.
problem-gone = Plus personne n'attendait la réponse.
problem-too-large = C'est trop grand.
problem-foreign-origin = Cette requête vient d'un autre site et a été refusée.
problem-not-json = La requête doit être en JSON.
problem-malformed = Ce message n'a pas pu être compris.
problem-too-long = Ce texte est trop long ; { $most } caractères sont permis.
problem-binary-frame = Les messages doivent être du texte, pas du binaire.
problem-hostile = Trop de messages incompréhensibles ; la connexion est fermée.
problem-no-own-side = Seul qui occupe une place d'un camp parmi plusieurs peut parler à son camp seul.
problem-empty-talk = Ce message est vide.
problem-wrong-recovery = Ce lien de récupération est faux, a déjà servi ou a été remplacé par un plus récent.
problem-session-ended = Cet appareil a été déconnecté ; vous êtes désormais quelqu'un d'autre ici.
problem-no-such-device = Vous n'avez pas d'appareil de ce nom.
problem-game-too-long = Une partie compte au plus { $most } actions : l'hôte peut terminer celle-ci.
problem-record-too-long = Cet enregistrement est trop long.
problem-record-unreadable = Ce n'est pas un enregistrement de H-Hour.

verified-proven = { $dice ->
    [one] Prouvé : la graine est celle promise au début, et elle explique le résultat.
   *[other] Prouvé : la graine est celle promise au début, et elle explique les { $dice } résultats.
}
verified-known = { $dice ->
    [one] Non prouvé : ces dés sont les mêmes pour tous ceux qui jouent cette plage et pouvaient être connus d'avance. La graine explique le résultat.
   *[other] Non prouvé : ces dés sont les mêmes pour tous ceux qui jouent cette plage et pouvaient être connus d'avance. La graine explique les { $dice } résultats.
}
verified-by-hand = { $actions ->
    [one] Ces dés ont été lancés à la main. L'action suit les règles, mais aucune graine ne peut prouver les dés.
   *[other] Ces dés ont été lancés à la main. Les { $actions } actions suivent les règles, mais aucune graine ne peut prouver les dés.
}
verified-other-rules = Les règles ont changé depuis cette partie ; elle ne peut plus être recalculée.
verified-not = Non prouvé : la ligne { $line } de l'enregistrement diffère de ce que dit la graine.

# As in English.
game-dday = D-Day Dice
    .text = Menez vos unités sous le feu en haut d'une plage et dans le bunker, ensemble ou seul.

## La ligne de commande

cli-about-serve = ouvrir la table aux navigateurs : jouer ici, ou avec n'importe qui
cli-about-backup = écrire toutes les tables, personnes et conversations dans un fichier, même pendant que le serveur tourne
cli-about-restore = remplir une base vide à partir d'une sauvegarde
cli-help-serve-host = l'adresse où écouter (HHOUR_HOST)
cli-help-serve-port = le port où écouter, 0 pour n'importe quel port libre (HHOUR_PORT)
cli-help-serve-or-any = prendre un port libre si celui-là est occupé
cli-help-serve-open = ouvrir le jeu dans un navigateur
cli-help-serve-schema = seulement écrire les schémas de l'API dans ce dossier
cli-help-backup-file = où écrire la sauvegarde
cli-help-restore-file = un fichier écrit par hhour backup
server-needs = Le serveur a besoin de { $module } : pip install "hhour[server]".

## Pour qui héberge une table

host-open-at = H-Hour est ouvert sur { $address } (arrêt avec Ctrl+C)
host-rows = { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $chats ->
        [one] { $chats } message
       *[other] { $chats } messages
    }
host-no-port = { $port } n'est pas un port ; choisissez de 0 à 65535.
host-port-taken = Un autre programme écoute déjà sur { $address } ; choisissez un autre port avec --port, ou 0 pour un port libre.
host-cannot-listen = Impossible d'écouter sur { $address } : { $reason }.
host-setting-number = { $name } est un nombre entier, pas « { $given } ».
host-setting-switch = { $name } vaut 1 ou 0, pas « { $given } ».
host-setting-range = { $name } est un nombre de { $least } à { $most }.
host-setting-address = { $name } doit être l'adresse que l'on tape dans le navigateur, comme https://table.example.
host-setting-proxies = { $name } doit contenir des adresses ou des réseaux comme 10.0.0.1 ou 172.16.0.0/12, séparés par des virgules.
host-setting-one-of = { $name } est l'un de { $known }.
host-no-database-address = HHOUR_DATABASE_URL n'est pas l'adresse d'une base de données.
host-other-database = HHOUR_DATABASE_URL doit être une adresse sqlite ou postgresql.
host-newer-database = Cette base a été écrite par un H-Hour plus récent ; mettez le programme à jour.
host-database-closed = La base de données ne s'ouvre pas : { $reason }
host-nothing-to-back-up = Il n'y a rien à sauvegarder : cette base est vide.
host-few-files = Seuls { $files } fichiers peuvent être ouverts à la fois, et HHOUR_MAX_CONNECTIONS en demande { $wanted } ; relevez la limite (ulimit -n) ou baissez le réglage.
host-database-kept = Un autre H-Hour tient déjà cette base de données : { $holder }. Utilisez celui-là, ou arrêtez-le d'abord.
host-database-in-use = Il y a déjà des parties dans cette base ; restaurez dans une base vide.
host-no-backup = Ce fichier n'est pas une sauvegarde de H-Hour.
host-damaged-backup = Ce fichier n'est pas une sauvegarde de H-Hour, ou il est abîmé.
host-newer-backup = Cette sauvegarde a été écrite par un H-Hour plus récent ; mettez le programme à jour.
host-backup-cut-off = Cette sauvegarde est tronquée ; il en manque une partie.
