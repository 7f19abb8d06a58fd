"""What the browser itself forbids the page: it talks to the server it came from and to nobody else."""

from browser import hand
from browser.watch import Visit, Watch
from browser.wire import look, open_table, person
from proxy import Proxy

REFUSED = """address => new Promise(resolve => {
  document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective));
  new WebSocket(address).onclose = () => setTimeout(resolve, 5000, 'the server was asked');
})"""


def test_a_page_has_a_socket_to_where_it_came_from_and_to_no_other_server(
    visit: Visit, server: str, watch: Watch
) -> None:
    watch.expected = ["Content Security Policy", "when fetching the script"]  # the line ends before the page
    table = open_table(server, "solo", person("Ana"))
    with Proxy(server) as line:
        page = visit(f"#/table/{table.id}", knows=[table], at=line.address)
        hand.place(page)
        hand.ink(page).click()
        while look(table)["seq"] < 2:
            page.wait_for_timeout(50)
        assert page.evaluate(REFUSED, server.replace("http", "ws") + "/ws") == "connect-src"
