# Wie die Arten von Bots heißen, und was jede tut.

bot-random = Unbekümmert
bot-rules = Besonnen
bot-detective = Wachsam
bot-searcher = Gewieft

bot-saboteur-random-says = Legt irgendeine Karte, die passt, und denkt sich nichts dabei.
bot-saboteur-rules-says = Gräbt nach dem Schatz oder unauffällig daran vorbei und hilft denen, die zu ihm zu halten scheinen.
bot-saboteur-detective-says = Merkt sich, was alle getan haben, und schließt daraus, wer gegen wen gräbt.
bot-saboteur-searcher-says = Verdächtigt wie der Wachsame und spielt jeden Zug erst im Kopf durch.

bot-saboteur2-random-says = Legt irgendeine Karte, die passt, ob Tür oder Leiter.
bot-saboteur2-rules-says = Gräbt für das eigene Team und denkt an das Gold, das dabei abfällt.
bot-saboteur2-detective-says = Schließt aus dem, was alle tun, wer zu welchem Team gehört.
bot-saboteur2-searcher-says = Vermutet wie der Wachsame und spielt jeden Zug erst im Kopf durch.

bot-seven-seals-random-says = Sagt irgendetwas an und spielt irgendeine erlaubte Karte.
bot-seven-seals-rules-says = Nimmt die Siegel, die die eigene Hand wert ist, und macht dann genau diese Stiche.
bot-seven-seals-detective-says = Merkt sich jede gespielte Karte und wer eine Farbe nicht mehr hat.
bot-seven-seals-searcher-says = Spielt den Rest der Runde im Kopf durch, bevor er eine Karte legt.

bot-sabotage-random-says = Legt Rohre und reißt sie heraus, wie es kommt.
bot-sabotage-rules-says = Baut am eigenen Dach und reißt aus dem anderen die Rohre, auf die es ankommt.
bot-sabotage-detective-says = Achtet darauf, was andere legen und abwerfen, und schließt daraus, was sie auf der Hand haben.
bot-sabotage-searcher-says = Spielt vor jedem Zug die Runde für beide Seiten im Kopf durch.
