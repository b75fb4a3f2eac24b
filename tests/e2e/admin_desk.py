"""The page of whoever runs the server, as a test uses it."""

from playwright.sync_api import Locator, expect

from tests.e2e.device import Device
from tests.server.running import ADMIN


class AdminDesk:
    """A device at the desk."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.rows = device.page.get_by_role("article")

    @classmethod
    def of(cls, device: Device, token: str = ADMIN) -> "AdminDesk":
        """Come to the desk with a token."""
        device.page.goto("/admin")
        device.page.get_by_label(device.say("desk-token")).fill(token)
        device.page.keyboard.press("Enter")
        expect(device.heading("desk-tables")).to_be_visible()
        return cls(device)

    def row(self, number: int) -> Locator:
        return self.rows.nth(number)

    def of_table(self, table: str) -> Locator:
        """The row of a table, by its id."""
        return self.rows.filter(has_text=table)
