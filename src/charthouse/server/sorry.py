"""Sorry: a page that says what is wrong, in the reader's language, and leads home."""

from html import escape

from fastapi import Request, Response

from charthouse.core.game import Problem
from charthouse.core.text import explain, language_of, speaker

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Charthouse</title>
  <link rel="icon" href="{home}icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="{home}sorry.css">
</head>
<body>
  <img src="{home}icon.svg" alt="" width="64" height="64">
  <h1>{said}</h1>
  <p><a href="{home}">{lead}</a></p>
</body>
</html>
"""


def sorry(request: Request, status: int, problem: Problem) -> Response:
    lang = language_of(request.headers.get("accept-language", ""))
    say = speaker(lang)
    home = f"{request.scope.get('prefix', '')}/"
    text = PAGE.format(
        lang=lang, home=home, said=escape(explain(problem, say)), lead=escape(say("page-to-home"))
    )
    headers = {"cache-control": "no-store", "vary": "accept, accept-language"}
    return Response(text, status, headers, "text/html")
