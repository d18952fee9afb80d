# Plusieurs serveurs, une seule maison : ce que lit un hôte au démarrage.

host-redis-needs-postgresql = HHOUR_REDIS_URL relie plusieurs serveurs autour d'une même base, et SQLite n'en sert qu'un ; donnez à HHOUR_DATABASE_URL une adresse postgresql, ou laissez HHOUR_REDIS_URL de côté.
host-no-redis-address = HHOUR_REDIS_URL doit être une adresse comme redis://hôte:6379/0 (redis, rediss ou unix).
host-redis-closed = Redis ne répond pas à l'adresse donnée par HHOUR_REDIS_URL : { $reason }
host-redis-missing = HHOUR_REDIS_URL demande le paquet redis : pip install "hhour[server]".
host-clocks-apart = L'horloge de cette machine et celle de la base de données ont { $seconds } secondes d'écart ; réglez-la d'abord (NTP), une minute est le maximum.
host-other-secret = { $node } tourne sur cette base avec un autre secret ; donnez à tous les nœuds le même HHOUR_SECRET, sinon les joueurs seront des inconnus sur un nœud sur deux.
host-older-release = { $node } tourne sur cette base avec la version plus récente { $other } ; démarrez ici aussi { $other }, pas { $release }.
host-cannot-roll = La version { $release } ne peut pas tourner à côté de { $node } ({ $other }) : elles ne parlent pas la même langue. Arrêtez d'abord tous les nœuds, puis démarrez les nouveaux.
host-cannot-roll-database = La version { $release } change la base (étape { $step }) d'une façon que les nœuds en marche ne supportent pas. Arrêtez d'abord tous les nœuds, puis démarrez les nouveaux.
host-no-trace-address = HHOUR_TRACE doit être l’adresse d’un collecteur, par exemple http://collector:4318.
host-trace-missing = HHOUR_TRACE demande OpenTelemetry : pip install "hhour[trace]".
