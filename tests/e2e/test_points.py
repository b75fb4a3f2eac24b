"""A hand presses what is there, not what was there a moment ago."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.points import middle

RESTLESS = {
    "comes from aside": ("animation: come 0.5s steps(2)", ""),
    "is carried": ("", "animation: come 0.5s steps(2)"),
    "is covered": ("", "--cover: block"),
}


@pytest.mark.parametrize(("own", "around"), RESTLESS.values(), ids=RESTLESS)
def test_a_thing_is_pressed_once_it_lies_still_and_on_top(
    device: NewDevice, own: str, around: str
) -> None:
    page = device().page
    page.goto("about:blank")  # where no content policy forbids a page that is written here
    page.set_content(
        f"""<style>
            @keyframes come {{ from {{ transform: translate(300px) }} }}
            @keyframes go {{ to {{ visibility: hidden }} }}
            p {{ display: var(--cover, none); position: fixed; inset: 0; margin: 0;
                animation: go 0.5s step-end forwards }}
        </style>
        <div style="{around}">
            <button style="{own}" onpointerdown="this.textContent = 'pressed'">wait</button>
            <p></p>
        </div>"""
    )
    page.mouse.move(*middle(page.get_by_role("button")))
    page.mouse.down()
    expect(page.get_by_role("button")).to_have_text("pressed")
