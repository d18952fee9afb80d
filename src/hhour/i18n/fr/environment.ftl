# Les environnements pour la recherche (src/hhour/env).
env-not-running = Cette partie est finie ou n'a pas commencé : appelez d'abord reset().
env-no-number = { $given } n'est pas une action : donnez un nombre entier de 0 à { $most } que le masque d'actions permet.
env-outside-mask = L'action { $number } ({ $meaning }) n'est pas permise à la place { $seat } en ce moment : le masque d'actions dit lesquelles le sont.
env-no-agent = Il n'y a pas d'agent « { $agent } » ici ; il y a { $known }.
env-missing = { $agent } n'a pas d'action : il en faut une à chaque agent, 0 pour attendre.
env-not-solo = « { $setup } » ne se joue pas seul mais à { $seats } : Gymnasium est fait pour une seule place, prenez hhour.env.hhour_v1 pour plusieurs.
env-render-mode = Il n'y a pas de mode d'affichage « { $mode } » ; il y a { $known }.
env-no-render = Cet environnement a été créé sans affichage : donnez render_mode, un de { $known }.
env-setup = Pas de partie pour « { $setup } » : { $why }
env-setup-text = Une mise en place est un texte, par exemple « dday n-01 », et non { $given }.
env-longest = longest est un nombre entier de décisions, 1 ou plus, et non { $given }.
